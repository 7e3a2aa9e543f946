/** The middle of some figures; of an even number of them, the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new RangeError('There is no median of nothing')
  const sorted = figures.toSorted((left, right) => left - right)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length
}
