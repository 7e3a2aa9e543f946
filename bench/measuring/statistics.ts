export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new RangeError('There is no median of nothing')
  const sorted = figures.toSorted((left, right) => left - right)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length
}

export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((left, right) => left - right)
  const found = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)]
  if (found === undefined) throw new RangeError('There is no percentile of nothing')
  return found
}

interface RankTest {
  readonly share: number
  readonly probability: number
}

interface Ranked {
  readonly figure: number
  readonly isLeft: boolean
}

function ranksOf(sorted: readonly Ranked[]): { readonly leftSum: number; readonly ties: number } {
  let [leftSum, ties] = [0, 0]
  for (let start = 0; start < sorted.length;) {
    let end = start
    while (end < sorted.length && sorted[end]?.figure === sorted[start]?.figure) end += 1
    const count = end - start
    ties += count ** 3 - count
    leftSum += sorted.slice(start, end).filter(({ isLeft }) => isLeft).length * ((start + 1 + end) / 2)
    start = end
  }
  return { leftSum, ties }
}

/** Twice the upper tail of the normal distribution (Abramowitz and Stegun 26.2.17, to seven decimals). */
function twoSided(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0)
  return Math.min(1, 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series)
}

/** Mann and Whitney's test: whether two samples come from one distribution, of any shape. */
export function rankTest(left: readonly number[], right: readonly number[]): RankTest {
  if (left.length === 0 || right.length === 0) throw new RangeError('Nothing cannot be compared')
  const marked = (isLeft: boolean) => (figure: number) => ({ figure, isLeft })
  const all = [...left.map(marked(true)), ...right.map(marked(false))]
  const { leftSum, ties } = ranksOf(all.toSorted((one, other) => one.figure - other.figure))
  const [pairs, count] = [left.length * right.length, all.length]
  const larger = leftSum - (left.length * (left.length + 1)) / 2
  const variance = (pairs / 12) * (count + 1 - ties / (count * (count - 1)))
  const distance = Math.max(0, Math.abs(larger - pairs / 2) - 0.5)
  return {
    share: larger / pairs,
    probability: variance === 0 ? 1 : twoSided(distance / Math.sqrt(variance)),
  }
}
