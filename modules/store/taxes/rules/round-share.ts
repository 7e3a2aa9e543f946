/** The share `part / whole` of an amount, to the nearest minor unit, halves away from zero. Exact up to 10^11 minor units. */
export function roundShare(amount: number, part: number, whole: number): number {
  const product = Math.abs(amount) * part
  const rest = product % whole
  const rounded = (product - rest) / whole + (2 * rest >= whole ? 1 : 0)
  return amount < 0 ? -rounded : rounded
}
