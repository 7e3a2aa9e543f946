/** An entry whose points can be spent; the value of a point in minor units. */
export interface SpendableEntry {
  readonly name: string
  readonly point_value: number
  readonly left: number
}

export interface PointsUse {
  readonly entry: string
  readonly points: number
  /** Minor units. */
  readonly amount: number
}

/** Chooses points in the order of the entries. They may be fewer than wanted. */
export function choosePoints(entries: readonly SpendableEntry[], points: number): readonly PointsUse[] {
  let rest = points
  return entries.flatMap(({ name: entry, point_value, left }) => {
    const used = Math.min(rest, left)
    if (used <= 0) return []
    rest -= used
    return [{ entry, points: used, amount: used * point_value }]
  })
}

export const sumPoints = (uses: readonly PointsUse[]): number =>
  uses.reduce((sum, { points }) => sum + points, 0)

export const worthOf = (uses: readonly PointsUse[]): number =>
  uses.reduce((sum, { amount }) => sum + amount, 0)

/** Returns the most points whose worth is within an amount in minor units. */
export function mostPointsWithin(entries: readonly SpendableEntry[], amount: number): number {
  let rest = amount
  let points = 0
  for (const { point_value, left } of entries) {
    const used = Math.min(left, Math.floor(rest / point_value))
    points += used
    rest -= used * point_value
    if (used < left) break
  }
  return points
}
