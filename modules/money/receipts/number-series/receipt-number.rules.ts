/** Digits at least: numbers of one year stand below each other. */
const DIGITS = 5

interface NumberParts {
  readonly prefix: string | null
  readonly financialYear: string
  readonly number: number
}

/** What stands on the paper: 'ASHA/2026-27/00012'. */
export function receiptNumber({ prefix, financialYear, number }: NumberParts): string {
  const parts = [prefix, financialYear, String(number).padStart(DIGITS, '0')]
  return parts.filter((part) => part !== null && part !== '').join('/')
}
