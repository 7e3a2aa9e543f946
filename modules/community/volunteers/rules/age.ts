/** Whole years that somebody has lived on a day; both days are 'YYYY-MM-DD'. Whoever was born on 29 February is a year older on 1 March. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return born.slice(5, 10) <= day.slice(5, 10) ? years : years - 1
}

/** From this age on people speak for themselves. */
export const OF_AGE = 18

export function isMinor(born: string, day: string): boolean {
  return ageOn(born, day) < OF_AGE
}
