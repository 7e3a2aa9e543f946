import { ageOn } from '#meta'

/** From this age on people speak for themselves. */
export const OF_AGE = 18

export function isMinor(born: string, day: string): boolean {
  return ageOn(born, day) < OF_AGE
}
