import { int } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal } from '#meta'
import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { LedgerAccount } from '../account/ledger-account.doctype.ts'
import { LedgerEntry } from '../entry/ledger-entry.doctype.ts'
import { LedgerLine } from '../entry/ledger-line.doctype.ts'
import {
  countedKinds,
  takingPurposes,
  findTakingsStart,
  summariseTakings,
  type MovementSum,
  type Takings,
  type TakingsSum,
} from './takings.rules.ts'

const DEFAULT_DAYS = 30
const MAX_DAYS = 92

function toWireSum<S extends TakingsSum>(sum: S): S {
  return { ...sum, in: toDecimal(sum.in), back: toDecimal(sum.back) }
}

/** What came in and what went back: day by day up to today, and this month by where the money stands. */
export const getTakings = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { days: int({ min: 1, max: MAX_DAYS }) },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { today, days, month, methods: ways } = await readTakings(documents, input.days ?? DEFAULT_DAYS)
    return { today, days: days.map(toWireSum), month: toWireSum(month), ways: ways.map(toWireSum) }
  },
})

/** Begins at the entries, whose days have an index: what it costs is what happened since, not what ever happened. */
function movementsQuery(since: string, until: string): RawBuilder<MovementSum> {
  return sql<MovementSum>`
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
  const query = movementsQuery(findTakingsStart(today, days), today)
  return summariseTakings(await documents.asSystem().statement(query, { reads }), today, days)
}
