import { int } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { LedgerAccount } from '../doctypes/ledger-account.doctype.ts'
import { LedgerEntry } from '../doctypes/ledger-entry.doctype.ts'
import { LedgerLine } from '../doctypes/ledger-line.doctype.ts'
import {
  countedKinds,
  takingPurposes,
  takingsBegin,
  takingsOf,
  type Moved,
  type Takings,
  type Sum,
} from '../rules/takings.ts'

const USUAL_DAYS = 30
const MOST_DAYS = 92

function onTheWire<S extends Sum>(sum: S): S {
  return { ...sum, in: toDecimal(sum.in), back: toDecimal(sum.back) }
}

/** What came in and what went back: day by day up to today, and this month by where the money stands. */
export const getTakings = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { days: int({ min: 1, max: MOST_DAYS }) },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { today, days, month, ways } = await readTakings(documents, input.days ?? USUAL_DAYS)
    return { today, days: days.map(onTheWire), month: onTheWire(month), ways: ways.map(onTheWire) }
  },
})

/** Begins at the entries, whose days have an index: what it costs is what happened since, not what ever happened. */
function movedQuery(since: string, until: string): RawBuilder<Moved> {
  return sql<Moved>`
    select entry.posting_date as day, entry.kind, account.purpose, account.party,
      sum(line.amount)::bigint as amount, count(*) as count
    from ${sql.table(LedgerEntry.name)} entry
    join ${sql.table(LedgerLine.name)} line on line.entry = entry.name
    join ${sql.table(LedgerAccount.name)} account on account.name = line.account
    where entry.posting_date between ${since} and ${until}
      and entry.kind in (${sql.join(countedKinds)})
      and account.purpose in (${sql.join(takingPurposes)})
    group by entry.posting_date, entry.kind, account.purpose, account.party`
}

/** What came in and went back in the last `days` days and in this month, in one statement. Whoever may see it is the caller's business. */
async function readTakings(documents: Documents, days: number): Promise<Takings> {
  const { today } = documents
  const reads = [LedgerAccount, LedgerEntry, LedgerLine]
  const query = movedQuery(takingsBegin(today, days), today)
  return takingsOf(await documents.asSystem().statement(query, { reads }), today, days)
}
