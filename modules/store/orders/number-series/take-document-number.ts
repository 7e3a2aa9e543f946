import { sql } from 'kysely'
import { computed, increment, type Documents } from '#framework/documents'
import { financialYearOf, nextIssueDate } from '#money/receipts'
import { changeErrors } from '../errors.ts'
import { NumberSeries, formatDocumentNumber, type TaxDocumentKind } from './number-series.doctype.ts'

/** Indian financial years begin in April. */
const APRIL = 4

interface AssignedNumber {
  readonly series: string
  readonly financialYear: string
  readonly number: number
  readonly issuedOn: string
  readonly printed: string
}

interface SeriesValues {
  readonly giver: string
  readonly kind: TaxDocumentKind
  readonly financial_year: string
}

/** Takes a number of the series, and makes the series with its first. One statement, which locks the row. */
async function incrementSeries(documents: Documents, name: string, values: SeriesValues) {
  const { today, caller } = documents
  const first = { name, ...values, last_number: 1, last_issued_on: today }
  const [counted] = await documents.asSystemFor(caller.user).insertMany(NumberSeries, [first], {
    onConflict: {
      key: ['name'],
      update: {
        last_number: increment(1),
        last_issued_on: computed(sql`greatest(d.last_issued_on, excluded.last_issued_on)`),
      },
    },
    returning: ['last_number', 'last_issued_on'],
  })
  if (counted) return counted
  throw new Error(`The series ${name} gave no number`)
}

/**
 * Takes the next document number in the caller's transaction; a rollback returns it. Must follow all other locks. One
 * statement.
 */
export async function takeDocumentNumber(
  documents: Documents,
  { giver, kind }: { readonly giver: string; readonly kind: TaxDocumentKind },
): Promise<AssignedNumber> {
  const { name: financialYear } = financialYearOf(documents.today, APRIL)
  const series = `${giver}-${kind}-${financialYear}`
  const counted = await incrementSeries(documents, series, { giver, kind, financial_year: financialYear })
  const { last_number: number, last_issued_on: lastDay } = counted
  const issuedOn = nextIssueDate(documents.today, lastDay)
  if (issuedOn === null) throw changeErrors.clock(lastDay ?? '', documents.today)
  return {
    series,
    financialYear,
    number,
    issuedOn,
    printed: formatDocumentNumber({ kind, financialYear, number }),
  }
}
