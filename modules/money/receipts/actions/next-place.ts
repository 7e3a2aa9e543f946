import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { ReceiptSeries } from '../doctypes/receipt-series.doctype.ts'
import { receiptErrors } from '../errors.ts'
import { financialYearOf, type FinancialYear } from '../rules/financial-year.ts'
import { receiptDay } from '../rules/receipt-day.ts'
import type { Issuer } from './lock-issuer.ts'

type Series = Pick<Doc<typeof ReceiptSeries>, 'name' | 'financial_year' | 'last_number' | 'last_issued_on'>

/** The number that the next receipt of an issuer has, and the day that stands on it. */
export interface ReceiptPlace {
  readonly series: string
  readonly financialYear: string
  readonly number: number
  readonly issuedOn: string
}

/** Of an issuer there is one for each year: few enough to read them all. */
function seriesOf(documents: Documents, issuer: Issuer): Promise<readonly Series[]> {
  return documents.find(ReceiptSeries, {
    where: { issuer: issuer.name },
    fields: ['name', 'financial_year', 'last_number', 'last_issued_on'],
  })
}

function lastDayIn(all: readonly Series[]): string | null {
  const days = all.flatMap(({ last_issued_on }) => (last_issued_on === null ? [] : [last_issued_on]))
  return days.sort().at(-1) ?? null
}

async function open(documents: Documents, issuer: Issuer, year: FinancialYear): Promise<Series> {
  return documents.insert(ReceiptSeries, {
    issuer: issuer.name,
    financial_year: year.name,
    first_day: year.firstDay,
    last_day: year.lastDay,
  })
}

/** Takes the next number. The issuer must be locked: with the transaction the number is given, without it it is not. */
export async function takeNextPlace(documents: Documents, issuer: Issuer): Promise<ReceiptPlace> {
  const { today } = documents
  const all = await seriesOf(documents, issuer)
  const last = lastDayIn(all)
  const issuedOn = receiptDay(today, last)
  if (issuedOn === null) throw receiptErrors.clock(last ?? '', today)
  const year = financialYearOf(issuedOn, issuer.financial_year_start)
  const known = all.find(({ financial_year }) => financial_year === year.name)
  const { name, last_number } = known ?? (await open(documents, issuer, year))
  const number = last_number + 1
  await documents.save(ReceiptSeries, name, { last_number: number, last_issued_on: issuedOn })
  return { series: name, financialYear: year.name, number, issuedOn }
}
