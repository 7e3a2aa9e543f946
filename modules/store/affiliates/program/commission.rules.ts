/** A rate of commission from a day on; `rate` is a percentage. */
export interface CommissionRate {
  /** Null: all products. */
  readonly category: string | null
  readonly rate: number
  readonly valid_from: string
}

/**
 * Returns the percentage of the nearest category, the latest of several; 0 for none. `categories` begins with the
 * product's own and ends with the topmost.
 */
export function rateFor(
  rates: readonly CommissionRate[],
  categories: readonly string[],
  day: string,
): number {
  const valid = rates
    .filter(({ valid_from }) => valid_from <= day)
    .toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))
  for (const category of [...categories, null]) {
    const found = valid.find((rate) => rate.category === category)
    if (found) return found.rate
  }
  return 0
}
