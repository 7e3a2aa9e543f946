import { always, date, docType, format, int, reading, select, text } from '#framework/doctypes'

const shown = { readOnly: true } as const

export const taxDocumentKinds = ['tax invoice', 'bill of supply', 'credit note'] as const

/**
 * Documents of one kind by GSTIN (or unregistered business) and financial year; the row is the lock. Only the name is
 * unique: a second unique index would refuse concurrent creation.
 */
export const NumberSeries = docType('Document Number Series', {
  renamedFrom: 'Paper Series',
  naming: format('{giver}-{kind}-{financial_year}'),
  fields: {
    giver: text({
      label: 'Issuing seller',
      required: true,
      maxLength: 140,
      inList: true,
      linksTo: 'Business',
      ...shown,
      description: 'GSTIN, or the name of a business without one',
    }),
    kind: select(taxDocumentKinds, { required: true, inList: true, ...shown }),
    financial_year: text({ required: true, maxLength: 7, inList: true, ...shown }),
    last_number: int({ required: true, default: 0, min: 0, inList: true, ...shown }),
    last_issued_on: date({ inList: true, ...shown }),
  },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
    'School Office': reading(always),
  },
  titleField: 'giver',
  sort: 'financial_year desc',
  trackChanges: false,
  bulkWrites: { skips: ['events'] },
})

export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

const prefixes: Readonly<Record<TaxDocumentKind, string>> = {
  'tax invoice': 'INV',
  'bill of supply': 'BOS',
  'credit note': 'CRN',
}

const DIGITS = 6

interface NumberParts {
  readonly kind: TaxDocumentKind
  readonly financialYear: string
  readonly number: number
}

/** Rule 46(b) of the CGST Rules allows sixteen characters: letters, digits, dashes and slashes. */
const MAX_CHARACTERS = 16

/** Prefixes of a number, the longest first; a long number needs a shorter prefix. */
function numberPrefixes(prefix: string, year: string): readonly string[] {
  const digits = year.replace('-', '')
  return [`${prefix}/${year}/`, `${prefix}/${digits}/`, `${prefix}${digits}/`, `${prefix}${digits}`]
}

/** Formats a number: 'INV/26-27/000012', and after a million of them 'INV/2627/1000000'. */
export function formatDocumentNumber({ kind, financialYear, number }: NumberParts): string {
  const digits = String(number).padStart(DIGITS, '0')
  const numbers = numberPrefixes(prefixes[kind], financialYear.slice(2)).map((one) => one + digits)
  const fitting = numbers.find(({ length }) => length <= MAX_CHARACTERS)
  if (fitting === undefined) throw new Error(`No number of ${MAX_CHARACTERS} characters for ${number}`)
  return fitting
}
