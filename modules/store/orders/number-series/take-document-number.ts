import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
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

interface SeriesRow {
  readonly name: string
  readonly number: string
  readonly last_day: string | null
}

/** Locks the row: a concurrent caller waits for commit or rollback. */
function incrementSeries(
  documents: Documents,
  series: string,
  values: Readonly<Record<'giver' | 'kind' | 'year', string>>,
) {
  const { today, caller } = documents
  // Raw SQL: a counter whose row is the lock, made by an upsert.
  return documents.asSystem().statement(
    sql<SeriesRow>`
      insert into "Document Number Series" as s (name, owner, creation, modified, modified_by, giver, kind, financial_year, last_number,
        last_issued_on)
      select ${series}, ${caller.user}, now, now, ${caller.user}, ${values.giver}, ${values.kind}, ${values.year}, 1,
        ${today}::date
      from (select clock_timestamp()::timestamp as now) moment
      on conflict (name) do update set last_number = s.last_number + 1, modified = excluded.modified,
        modified_by = excluded.modified_by, last_issued_on = greatest(s.last_issued_on, excluded.last_issued_on)
      returning name, last_number as number, last_issued_on::text as last_day`,
    { changes: (rows) => rows.map(({ name }) => ({ type: NumberSeries.name, name, kind: 'saved' })) },
  )
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
  const [counted] = await incrementSeries(documents, series, { giver, kind, year: financialYear })
  const issuedOn = nextIssueDate(documents.today, counted?.last_day ?? null)
  if (issuedOn === null) throw changeErrors.clock(counted?.last_day ?? '', documents.today)
  const number = Number(counted?.number ?? 0)
  return {
    series,
    financialYear,
    number,
    issuedOn,
    printed: formatDocumentNumber({ kind, financialYear, number }),
  }
}
