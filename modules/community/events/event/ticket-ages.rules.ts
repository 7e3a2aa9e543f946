interface AgeRange {
  readonly min_age: number | null
  readonly max_age: number | null
}

/** True for a ticket that nobody is old and young enough for. */
export function hasInvalidAgeRange({ min_age, max_age }: AgeRange): boolean {
  return min_age !== null && max_age !== null && min_age > max_age
}
