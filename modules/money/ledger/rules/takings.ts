import { addDays } from '#meta'
import type { EntryKind } from './entry-kinds.ts'
import type { AccountPurpose } from './purposes.ts'

/** Where money stands that people gave us: what moves here came in, or went back. */
export const takingPurposes: readonly AccountPurpose[] = [
  'gateway',
  'cash',
  'bank',
  'cheques',
  'cash collections',
]

const takingKinds: readonly EntryKind[] = ['capture', 'counter payment', 'cash collection']
const returningKinds: readonly EntryKind[] = ['refund paid', 'reversal']

/** Fees, deposits and opening balances move money that has been counted already, or never came from a payer. */
export const countedKinds: readonly EntryKind[] = [...takingKinds, ...returningKinds]

/** What the lines of a day say together, on the accounts of one purpose and party. Minor units, debits above zero. */
export interface Moved {
  readonly day: string
  readonly kind: EntryKind
  readonly purpose: AccountPurpose
  readonly party: string
  readonly amount: number
  readonly count: number
}

export interface Sum {
  readonly in: number
  readonly in_count: number
  readonly back: number
  readonly back_count: number
}

export interface Takings {
  readonly today: string
  /** The earliest first, today last. */
  readonly days: readonly (Sum & { readonly day: string })[]
  /** Of the calendar month up to today. */
  readonly month: Sum
  /** The party is that of a gateway; elsewhere it is empty. */
  readonly ways: readonly (Sum & { readonly purpose: AccountPurpose; readonly party: string })[]
}

const isReturning = ({ kind }: Moved): boolean => returningKinds.includes(kind)

const total = (moved: readonly Moved[], read: (one: Moved) => number): number =>
  moved.reduce((sum, one) => sum + read(one), 0)

function sumOf(moved: readonly Moved[]): Sum {
  const taken = moved.filter((one) => !isReturning(one))
  const returned = moved.filter(isReturning)
  return {
    in: total(taken, ({ amount }) => amount),
    in_count: total(taken, ({ count }) => count),
    // Nothing that went back is nothing, not minus nothing.
    back: total(returned, ({ amount }) => -amount) || 0,
    back_count: total(returned, ({ count }) => count),
  }
}

const monthOf = (day: string): string => day.slice(0, 7)

/** The first day that the last `days` days or the month of today need. */
export function takingsBegin(today: string, days: number): string {
  const first = addDays(today, 1 - days)
  const monthBegins = `${monthOf(today)}-01`
  return first < monthBegins ? first : monthBegins
}

/** Gateways are told apart; whose cash or bank it is, is not a way of paying. */
const wayOf = ({ purpose, party }: Moved) => ({ purpose, party: purpose === 'gateway' ? party : '' })

function waysOf(moved: readonly Moved[]): Takings['ways'] {
  const ways = Map.groupBy(moved, (one) => JSON.stringify(wayOf(one)))
  return [...ways.values()]
    .flatMap((lines) => lines.slice(0, 1).map((first) => ({ ...wayOf(first), ...sumOf(lines) })))
    .toSorted((one, other) => other.in - one.in)
}

/** What came in and went back: day by day, and this month by where it stands. */
export function takingsOf(moved: readonly Moved[], today: string, days: number): Takings {
  const thisMonth = moved.filter(({ day }) => monthOf(day) === monthOf(today) && day <= today)
  const byDay = Map.groupBy(moved, ({ day }) => day)
  return {
    today,
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(today, index + 1 - days)
      return { day, ...sumOf(byDay.get(day) ?? []) }
    }),
    month: sumOf(thisMonth),
    ways: waysOf(thisMonth),
  }
}
