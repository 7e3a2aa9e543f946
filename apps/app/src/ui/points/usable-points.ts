interface Spendable {
  /** Points by their value, a decimal, in the order in which they are spent. */
  readonly values: readonly { readonly points: number; readonly value: number }[]
  readonly minimum_points: number
  readonly maximum_percent: number
}

export interface UsablePoints {
  readonly points: number
  /** Amount that they pay, a decimal. */
  readonly amount: number
}

const none: UsablePoints = { points: 0, amount: 0 }

const inPaise = (amount: number): number => Math.round(amount * 100)

/**
 * Returns the most points that may pay for a total, as a decimal; none below the smallest number that may be used. The
 * server decides when the order is placed.
 */
export function usablePoints(
  { values, minimum_points, maximum_percent }: Spendable,
  total: number,
): UsablePoints {
  let rest = Math.floor((inPaise(total) * maximum_percent) / 100)
  let points = 0
  let amount = 0
  for (const { points: left, value } of values) {
    const worth = inPaise(value)
    const used = Math.min(left, Math.floor(rest / worth))
    points += used
    amount += used * worth
    rest -= used * worth
    if (used < left) break
  }
  return points < minimum_points ? none : { points, amount: amount / 100 }
}
