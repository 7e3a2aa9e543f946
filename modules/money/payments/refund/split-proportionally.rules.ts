/**
 * Divides an amount in proportion to parts, to the last minor unit: what is left over by rounding goes to the largest
 * remainders, the earlier part first. No part gets more than it has, as long as the amount is not more than all of them.
 */
export function splitProportionally(amount: number, parts: readonly number[]): readonly number[] {
  const total = parts.reduce((sum, part) => sum + BigInt(part), 0n)
  if (total === 0n) return parts.map(() => 0)
  const exact = parts.map((part) => BigInt(amount) * BigInt(part))
  const floors = exact.map((product) => product / total)
  const left = BigInt(amount) - floors.reduce((sum, share) => sum + share, 0n)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % total }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
  const rounded = new Set(byRemainder.slice(0, Number(left)).map(({ index }) => index))
  return floors.map((share, index) => Number(share) + (rounded.has(index) ? 1 : 0))
}
