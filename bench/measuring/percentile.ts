/** The least of some figures that so many of a hundred do not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((left, right) => left - right)
  const found = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)]
  if (found === undefined) throw new RangeError('There is no percentile of nothing')
  return found
}
