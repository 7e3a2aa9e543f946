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

/** Returns the commission in minor units, rounded down. Rates have at most two decimals. */
export function commissionOf(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(rate * 100))) / 10_000n)
}

/** A sold item of a commission: its price without tax and its share, in minor units. */
export interface CommissionPart {
  readonly key: string
  readonly amount: number
  readonly commission: number
}

export interface SoldRemainder {
  readonly key: string
  readonly remaining: number
}

/** Returns what the commission loses by cancelled, returned and refunded items, rounded in favour of the organisation. */
export function lostCommission(
  parts: readonly CommissionPart[],
  remaining: readonly SoldRemainder[],
): number {
  const byKey = new Map(remaining.map((part) => [part.key, part.remaining]))
  return parts.reduce((sum, { key, amount, commission }) => {
    const left = Math.min(amount, Math.max(0, byKey.get(key) ?? 0))
    const rest = amount === 0 ? 0 : Number((BigInt(commission) * BigInt(left)) / BigInt(amount))
    return sum + commission - rest
  }, 0)
}

/** Reads stored parts; anything else is skipped. */
export function partsIn(stored: string): readonly CommissionPart[] {
  const parsed: unknown = JSON.parse(stored)
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((part: unknown) => {
    const values: Readonly<Record<string, unknown>> =
      typeof part === 'object' && part !== null ? { ...part } : {}
    const { key, amount, commission } = values
    return typeof key === 'string' && typeof amount === 'number' && typeof commission === 'number'
      ? [{ key, amount, commission }]
      : []
  })
}
