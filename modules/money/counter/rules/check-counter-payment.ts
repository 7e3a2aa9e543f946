import { addDays } from '#meta'
import { counterErrors } from '../errors.ts'
import type { CounterMethod } from './counter-states.ts'

/** What the office wrote down of money that somebody brought. */
export interface CounterDetails {
  readonly method: CounterMethod
  readonly amount: number
  readonly received_on: string
  readonly reference_number: string | null
  readonly bank: string | null
  readonly cheque_date: string | null
}

/** Banks take a cheque for three months. */
const CHEQUE_DAYS = 92
/** What was received longer ago belongs into other books. */
const OLDEST_DAYS = 366

/** Refuses a remittance of a day that is yet to come, or of books that are long over. */
export function checkRemittedOn(day: string, today: string): void {
  if (day > today) throw counterErrors.remitted_in_the_future()
  if (day < addDays(today, -OLDEST_DAYS)) throw counterErrors.remitted_too_long_ago()
}

function requireReceivedOn({ received_on }: CounterDetails, today: string): void {
  if (received_on > today) throw counterErrors.in_the_future()
  if (received_on < addDays(today, -OLDEST_DAYS)) throw counterErrors.too_long_ago()
}

function requireCheque({ reference_number, bank, cheque_date, received_on }: CounterDetails): void {
  if (reference_number === null || !/^\d{1,12}$/.test(reference_number)) throw counterErrors.cheque_number()
  if (bank === null) throw counterErrors.cheque_bank()
  if (cheque_date === null) throw counterErrors.cheque_date()
  if (cheque_date > received_on) throw counterErrors.cheque_later()
  if (cheque_date < addDays(received_on, -CHEQUE_DAYS)) throw counterErrors.cheque_stale()
}

/** Refuses what cannot have happened like that. */
export function checkCounterPayment(details: CounterDetails, today: string): void {
  const { method, reference_number } = details
  requireReceivedOn(details, today)
  if (method === 'cheque') requireCheque(details)
  else if (method !== 'cash' && reference_number === null) throw counterErrors.no_reference()
}
