/** Papers that a seller gives: with tax, without it, and what takes one of them back in part or whole. */
export const taxDocumentKinds = ['tax invoice', 'bill of supply', 'credit note'] as const

export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

const prefixes: Readonly<Record<TaxDocumentKind, string>> = {
  'tax invoice': 'INV',
  'bill of supply': 'BOS',
  'credit note': 'CRN',
}

const DIGITS = 6

interface NumberParts {
  readonly kind: TaxDocumentKind
  /** '2026-27' */
  readonly financialYear: string
  readonly number: number
}

/** Rule 46(b) of the CGST Rules allows sixteen characters: letters, digits, dashes and slashes. */
const MOST_CHARACTERS = 16

/** What stands before a number, the longest first: a long number leaves less room. */
function numberPrefixes(prefix: string, year: string): readonly string[] {
  const digits = year.replace('-', '')
  return [`${prefix}/${year}/`, `${prefix}/${digits}/`, `${prefix}${digits}/`, `${prefix}${digits}`]
}

/** What stands on the paper: 'INV/26-27/000012', and after a million of them 'INV/2627/1000000'. */
export function formatDocumentNumber({ kind, financialYear, number }: NumberParts): string {
  const digits = String(number).padStart(DIGITS, '0')
  const numbers = numberPrefixes(prefixes[kind], financialYear.slice(2)).map((one) => one + digits)
  const fitting = numbers.find(({ length }) => length <= MOST_CHARACTERS)
  if (fitting === undefined) throw new Error(`No number of ${MOST_CHARACTERS} characters for ${number}`)
  return fitting
}
