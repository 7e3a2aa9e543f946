/** Papers that a seller gives: with tax, without it, and what takes one of them back in part or whole. */
export const paperKinds = ['tax invoice', 'bill of supply', 'credit note'] as const

export type PaperKind = (typeof paperKinds)[number]

const prefixes: Readonly<Record<PaperKind, string>> = {
  'tax invoice': 'INV',
  'bill of supply': 'BOS',
  'credit note': 'CRN',
}

const DIGITS = 6

interface NumberParts {
  readonly kind: PaperKind
  /** '2026-27' */
  readonly financialYear: string
  readonly number: number
}

/** What stands on the paper: 'INV/26-27/000012'. The law wants sixteen characters at most. */
export function paperNumber({ kind, financialYear, number }: NumberParts): string {
  return [prefixes[kind], financialYear.slice(2), String(number).padStart(DIGITS, '0')].join('/')
}
