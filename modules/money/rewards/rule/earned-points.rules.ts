/** A rule of earning; amounts in minor units, days 'YYYY-MM-DD'. */
export interface EarningRule {
  /** Null: all products. */
  readonly category: string | null
  readonly points: number
  readonly per_amount: number
  readonly valid_from: string
  /** Last day; null: until another rule replaces it. */
  readonly valid_until: string | null
}

const isValid = ({ valid_from, valid_until }: EarningRule, day: string): boolean =>
  valid_from <= day && (valid_until === null || day <= valid_until)

function latest(rules: readonly EarningRule[]): EarningRule | null {
  return rules.toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0] ?? null
}

/**
 * Returns the rule of the nearest category, the latest of several; null for none. `categories` begins with the product's
 * own and ends with the topmost.
 */
export function findRule(
  rules: readonly EarningRule[],
  categories: readonly string[],
  day: string,
): EarningRule | null {
  const valid = rules.filter((rule) => isValid(rule, day))
  for (const category of [...categories, null]) {
    const found = latest(valid.filter((rule) => rule.category === category))
    if (found) return found
  }
  return null
}

/** Returns whole points for an amount in minor units, rounded down; `bonus` is the tier's percentage. */
export function pointsFor(amount: number, rule: EarningRule, bonus: number): number {
  const hundredths = Math.round((100 + bonus) * 100)
  return Number(
    (BigInt(amount) * BigInt(rule.points) * BigInt(hundredths)) / (BigInt(rule.per_amount) * 10_000n),
  )
}

export interface Tier {
  readonly tier_name: string
  readonly from_points: number
  /** Percentage. */
  readonly bonus: number | null
}

/** Returns the highest tier that the points of a year reach; null for none. */
export function tierOf<Kind extends Tier>(tiers: readonly Kind[], points: number): Kind | null {
  const reached = tiers.filter(({ from_points }) => from_points <= points)
  return reached.toSorted((one, other) => other.from_points - one.from_points)[0] ?? null
}

/** Returns the next tier above the points of a year; null at the top. */
export function nextTier<Kind extends Tier>(tiers: readonly Kind[], points: number): Kind | null {
  const above = tiers.filter(({ from_points }) => from_points > points)
  return above.toSorted((one, other) => one.from_points - other.from_points)[0] ?? null
}
