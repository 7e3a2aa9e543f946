import { addDays } from '#meta'
import type { EntryKind } from '../entry/entry-kinds.ts'
import type { AccountPurpose } from '../account/account-purposes.rules.ts'

/** Where money stands that people gave us: what moves here came in, or went back. */
export const takingPurposes: readonly AccountPurpose[] = [
  'gateway',
  'cash',
  'bank',
  'cheques',
  'cash collections',
]

const receiptKinds: readonly EntryKind[] = ['capture', 'counter payment', 'cash collection']
const refundKinds: readonly EntryKind[] = ['refund paid', 'reversal']

/** Fees, deposits and opening balances move money that has been counted already, or never came from a payer. */
export const countedKinds: readonly EntryKind[] = [...receiptKinds, ...refundKinds]

/** What the lines of a day say together, on the accounts of one purpose and party. Minor units, debits above zero. */
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
  readonly back: number
  readonly back_count: number
}

export interface Takings {
  readonly today: string
  /** The earliest first, today last. */
  readonly days: readonly (TakingsSum & { readonly day: string })[]
  /** Of the calendar month up to today. */
  readonly month: TakingsSum
  /** The party is that of a gateway; elsewhere it is empty. */
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
    // Nothing that went back is nothing, not minus nothing.
    back: total(outgoing, ({ amount }) => -amount) || 0,
    back_count: total(outgoing, ({ count }) => count),
  }
}

const monthOf = (day: string): string => day.slice(0, 7)

/** The first day that the last `days` days or the month of today need. */
export function findTakingsStart(today: string, days: number): string {
  const first = addDays(today, 1 - days)
  const monthBegins = `${monthOf(today)}-01`
  return first < monthBegins ? first : monthBegins
}

/** Gateways are told apart; whose cash or bank it is, is not a way of paying. */
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

/** What came in and went back: day by day, and this month by where it stands. */
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
