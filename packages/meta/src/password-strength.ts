/** As short as the server takes one. */
export const SHORTEST_PASSWORD = 8

const FAIR_BITS = 50
const GOOD_BITS = 65

const alphabets: readonly (readonly [pattern: RegExp, letters: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 32],
  [/[^\P{L}A-Za-z]/u, 50],
]

/** Letters that add something: neither the one before again nor the next in line, as in 'aaaa' and '1234'. */
function surprisingLetters(password: string): number {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0)
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length
}

export type PasswordStrength = 'too short' | 'weak' | 'fair' | 'good'

/** A hint while somebody types, from length and variety. It knows no dictionary: the server decides by length alone. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < SHORTEST_PASSWORD) return 'too short'
  const letters = alphabets.reduce((sum, [pattern, more]) => (pattern.test(password) ? sum + more : sum), 0)
  const distinct = new Set(password).size
  const bits = Math.min(surprisingLetters(password), distinct * 2) * Math.log2(Math.max(letters, 2))
  if (bits < FAIR_BITS) return 'weak'
  return bits < GOOD_BITS ? 'fair' : 'good'
}
