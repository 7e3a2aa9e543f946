import { ageOn } from '#meta'

/** From this age on people speak for themselves. */
export const AGE_OF_MAJORITY = 18

export function isMinor(dateOfBirth: string, day: string): boolean {
  return ageOn(dateOfBirth, day) < AGE_OF_MAJORITY
}
