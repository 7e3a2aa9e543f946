import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { CashCollection, ManualPayment, ManualRefund } from '#money/manual-payments'
import { Payment, Refund } from '#money/payments'
import type { HouseholdChangeRow, HouseholdLines, HouseholdRequest } from '../extension-points.ts'

const joinQueries = (queries: readonly RawBuilder<unknown>[], empty: RawBuilder<unknown>) =>
  queries.length === 0 ? empty : sql.join(queries, sql` union all `)

const noDocuments = sql`select '', '', '', '', null::text, null::text, '', false where false`

const noChanges = sql`
  select '', '', null::date, 0::bigint, '', null::text, null::text, null::text, '', '' where false`

/** Sources of ledger entries that pay a document, or refund it, unless the document has an account of its own. */
function paymentSources({ registry }: Documents): RawBuilder<unknown> {
  const byReference = [Payment, ManualPayment, ManualRefund, CashCollection]
    .filter(({ name }) => registry.find(name))
    .map(
      ({ name }) => sql`
        select paid.*, ${name}::text as source_type, source.name as source_name
        from paid join ${sql.table(name)} source
          on source.reference_name = paid.name and source.reference_type = paid.type
        where paid.account <> 'receivable'`,
    )
  const refunds = sql`
    select paid.*, ${Refund.name}::text as source_type, refund.name as source_name
    from paid join "Payment" p on p.reference_name = paid.name and p.reference_type = paid.type
      join "Refund" refund on refund.payment = p.name
    where paid.account <> 'receivable'`
  return sql.join([...byReference, refunds], sql` union all `)
}

/**
 * Reads the lines of all modules from one day to another, in one statement: what modules charge, and the ledger's lines
 * on the accounts of their documents. Reads one more than `limit`.
 */
export function householdQuery(
  documents: Documents,
  modules: readonly HouseholdLines[],
  { request, limit }: { readonly request: HouseholdRequest; readonly limit: number },
): RawBuilder<HouseholdChangeRow> {
  const { from, to } = request
  const documentQueries = modules.flatMap((one) => one.documents?.(request) ?? [])
  const changeQueries = modules.flatMap((one) => one.changes?.(request) ?? [])
  return sql<HouseholdChangeRow>`
    with paid (kind, type, name, title, student, "user", account, ends_with_refund) as (
      ${joinQueries(documentQueries, noDocuments)}
    ),
    changed (kind, movement, date, amount, title, detail, student, "user", type, name) as (
      ${joinQueries(changeQueries, noChanges)}
    ),
    entry as (
      select source.*, e.name as entry, e.kind as entry_kind, e.posting_date,
        (select coalesce(sum(l.amount), 0) from "Ledger Line" l join "Ledger Account" a on a.name = l.account
          where l.entry = e.name and l.currency = 'INR' and a.purpose = source.account) as amount
      from (${paymentSources(documents)}) source
        join "Ledger Entry" e on e.source_name = source.source_name and e.source_type = source.source_type
      where e.posting_date between ${from}::date and ${to}::date
      union all
      select paid.*, null::text, null::text, e.name, e.kind, e.posting_date, l.amount
      from paid
        join "Ledger Account" a on a.party = paid.name and a.party_type = paid.type and a.purpose = 'receivable'
        join "Ledger Line" l on l.account = a.name and l.currency = 'INR'
        join "Ledger Entry" e on e.name = l.entry
      where paid.account = 'receivable' and e.posting_date between ${from}::date and ${to}::date
    ),
    moved as (
      select *, case
          when entry_kind = 'reversal' then 'reversed'
          when entry_kind in ('sale', 'adjustment') then case when amount < 0 then 'reduced' else 'charged' end
          when amount < 0 then 'paid' else 'refunded'
        end as movement
      from entry
    )
    select kind, movement, date::text as date, amount::float8 as amount, title, detail, student, "user", type, name
    from (
      select * from changed
      union all
      select kind, movement, posting_date, amount, title, null, student, "user", type, name from moved
      union all
      select kind, case when amount > 0 then 'reduced' else 'charged' end, posting_date, -amount, title, null,
        student, "user", type, name
      from moved
      where ends_with_refund and (movement = 'refunded' or (movement = 'reversed' and amount < 0))
    ) line
    where amount <> 0 and date between ${from}::date and ${to}::date
    order by date, kind, name, movement, amount desc
    limit ${limit + 1}`
}
