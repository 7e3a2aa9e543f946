import { date, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { sql, type RawBuilder } from 'kysely'
import { randomName, type Documents } from '#framework/documents'
import { ClosingBalance, PeriodClose } from './period-close.doctype.ts'
import { LedgerEntry, PERIOD_LOCK } from '../entry/ledger-entry.doctype.ts'
import { LedgerLine } from '../entry/ledger-line.doctype.ts'
import { ledgerErrors } from '../errors.ts'

/** Closes the books up to a past day, so that nothing can be dated there. Irreversible. */
export const closePeriod = method({
  access: onlyRoles('System Manager'),
  input: { until: date({ required: true }), memo: longText({ maxLength: 1000 }) },
  methods: ['POST'],
  run: ({ input, documents }) => closeBooks(documents, input),
})

interface Closing {
  readonly name: string
  readonly until: string
  readonly memo: string | null
  readonly user: string
}

/** Waits for all pending postings; later ones see the closed period. */
const lockPostings = sql`select pg_advisory_xact_lock(${sql.lit(PERIOD_LOCK)})`

/** Calculates closing balances from the previous close and the lines since, so that older lines are not read. */
function closeStatement({ name, until, memo, user }: Closing): RawBuilder<{ name: string }> {
  const [close, balances] = [sql.table(PeriodClose.name), sql.table(ClosingBalance.name)]
  // Raw SQL: ledger balances are summed and kept in the statement that closes the books.
  return sql<{ name: string }>`
    with last as (select name, until from ${close} order by until desc limit 1),
    moved as (
      select account, amount from ${sql.table(LedgerLine.name)} line
      where line.entry in (
        select entry.name from ${sql.table(LedgerEntry.name)} entry
        where entry.posting_date <= ${until}::date
          and entry.posting_date > coalesce((select until from last), '-infinity'::date)
      )
      union all
      select account, balance from ${balances} where period_close = (select name from last)
    ),
    numbered as (
      select account, sum(amount)::bigint as balance, row_number() over (order by account) as place from moved group by account
    ),
    closed as (
      insert into ${close} (name, owner, creation, modified, modified_by, until, memo, account_count)
      select ${name}, ${user}, localtimestamp, localtimestamp, ${user}, ${until}::date, ${memo},
        (select count(*) from numbered)
      returning name, owner, creation
    ),
    inserted as (
      insert into ${balances} (name, owner, creation, modified, modified_by, period_close, account, balance)
      select closed.name || '-' || numbered.place, closed.owner, closed.creation, closed.creation, closed.owner, closed.name,
        numbered.account, numbered.balance
      from closed, numbered returning name
    )
    select name from closed`
}

async function closeBooks(
  documents: Documents,
  { until, memo = null }: { readonly until: string; readonly memo?: string | null },
): Promise<{ name: string }> {
  if (until >= documents.today) throw ledgerErrors.day_not_over(until)
  const system = documents.asSystem()
  await system.statement(lockPostings, {})
  const [last] = await system.find(PeriodClose, { fields: ['until'], order_by: 'until desc', limit: 1 })
  if (last && last.until >= until) throw ledgerErrors.later_closed(last.until)
  const name = randomName()
  const closing = { name, until, memo, user: documents.caller.user }
  await system.statement(closeStatement(closing), {
    changes: () => [
      { type: PeriodClose.name, name, kind: 'created' },
      { type: ClosingBalance.name, name, kind: 'created' },
    ],
  })
  return { name }
}
