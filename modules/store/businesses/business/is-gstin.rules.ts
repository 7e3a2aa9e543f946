const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

function folded(product: number): number {
  return Math.floor(product / DIGITS.length) + (product % DIGITS.length)
}

/**
 * True for a goods and services tax number whose check character is right: characters 1 to 14 are weighted 1, 2, 1, 2…
 * in base 36, each product's two digits added up, and the check character fills the sum to a multiple of 36.
 */
export function isGstin(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const sum = [...text.slice(0, 14)].reduce(
    (total, character, index) => total + folded(DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)),
    0,
  )
  const check = (DIGITS.length - (sum % DIGITS.length)) % DIGITS.length
  return DIGITS.charAt(check) === text.at(14)
}
