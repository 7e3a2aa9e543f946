import { int } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { toDecimal, addDays } from '#meta'
import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { LedgerAccount } from '../account/ledger-account.doctype.ts'
import { LedgerEntry } from '../entry/ledger-entry.doctype.ts'
import { LedgerLine } from '../entry/ledger-line.doctype.ts'
import type { EntryKind } from '../entry/entry-kinds.ts'
import type { AccountPurpose } from '../account/account-purposes.rules.ts'

const DEFAULT_DAYS = 30

const MAX_DAYS = 92

function toWireSum<S extends TakingsSum>(sum: S): S {
  return { ...sum, in: toDecimal(sum.in), refunded: toDecimal(sum.refunded) }
}

/** Returns the money captured and refunded by day up to today, and this month's by account. */
export const getTakings = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: { days: int({ min: 1, max: MAX_DAYS }) },
  reads: true,
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const { today, days, month, methods } = await readTakings(documents, input.days ?? DEFAULT_DAYS)
    return { today, days: days.map(toWireSum), month: toWireSum(month), methods: methods.map(toWireSum) }
  },
})

/** Starts at the entries, whose dates have an index, so that the cost depends on the period only. */
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

/** Returns receipts and refunds of the last `days` days and this month. One statement. The caller checks permission. */
async function readTakings(documents: Documents, days: number): Promise<Takings> {
  const { today } = documents
  const reads = [LedgerAccount, LedgerEntry, LedgerLine]
  const query = movementsQuery(findTakingsStart(today, days), today)
  return summariseTakings(await documents.asSystem().statement(query, { reads }), today, days)
}

const takingPurposes: readonly AccountPurpose[] = ['gateway', 'cash', 'bank', 'cheques', 'cash collections']

const receiptKinds: readonly EntryKind[] = ['capture', 'counter payment', 'cash collection']

const refundKinds: readonly EntryKind[] = ['refund paid', 'reversal']

/** Excludes fees, deposits and opening balances, which move counted money or come from no payer. */
const countedKinds: readonly EntryKind[] = [...receiptKinds, ...refundKinds]

/** Sum of a day's lines on accounts of one purpose and party, in minor units, debits positive. */
export interface MovementSum {
  readonly day: string
  readonly kind: EntryKind
  readonly purpose: AccountPurpose
  readonly party: string
  readonly amount: number
  readonly count: number
}

export interface TakingsSum {
  readonly in: number
  readonly in_count: number
  readonly refunded: number
  readonly refund_count: number
}

export interface Takings {
  readonly today: string
  readonly days: readonly (TakingsSum & { readonly day: string })[]
  readonly month: TakingsSum
  /** Party of a gateway; empty for other purposes. */
  readonly methods: readonly (TakingsSum & { readonly purpose: AccountPurpose; readonly party: string })[]
}

const isRefundKind = ({ kind }: MovementSum): boolean => refundKinds.includes(kind)

const total = (movements: readonly MovementSum[], read: (one: MovementSum) => number): number =>
  movements.reduce((sum, one) => sum + read(one), 0)

function sumMovements(movements: readonly MovementSum[]): TakingsSum {
  const incoming = movements.filter((one) => !isRefundKind(one))
  const outgoing = movements.filter(isRefundKind)
  return {
    in: total(incoming, ({ amount }) => amount),
    in_count: total(incoming, ({ count }) => count),
    // Avoids minus zero.
    refunded: total(outgoing, ({ amount }) => -amount) || 0,
    refund_count: total(outgoing, ({ count }) => count),
  }
}

const monthOf = (day: string): string => day.slice(0, 7)

export function findTakingsStart(today: string, days: number): string {
  const first = addDays(today, 1 - days)
  const monthBegins = `${monthOf(today)}-01`
  return first < monthBegins ? first : monthBegins
}

const toPaymentMethod = ({ purpose, party }: MovementSum) => ({
  purpose,
  party: purpose === 'gateway' ? party : '',
})

function sumByMethod(movements: readonly MovementSum[]): Takings['methods'] {
  const methods = Map.groupBy(movements, (one) => JSON.stringify(toPaymentMethod(one)))
  return [...methods.values()]
    .flatMap((lines) =>
      lines.slice(0, 1).map((first) => ({ ...toPaymentMethod(first), ...sumMovements(lines) })),
    )
    .toSorted((one, other) => other.in - one.in)
}

export function summariseTakings(movements: readonly MovementSum[], today: string, days: number): Takings {
  const thisMonth = movements.filter(({ day }) => monthOf(day) === monthOf(today) && day <= today)
  const byDay = Map.groupBy(movements, ({ day }) => day)
  return {
    today,
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(today, index + 1 - days)
      return { day, ...sumMovements(byDay.get(day) ?? []) }
    }),
    month: sumMovements(thisMonth),
    methods: sumByMethod(thisMonth),
  }
}
