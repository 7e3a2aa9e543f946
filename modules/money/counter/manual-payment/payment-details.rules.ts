import { addDays } from '#meta'
import { counterErrors } from '../errors.ts'
import type { ManualPaymentMethod } from './manual-payment.states.ts'

/** What the office wrote down of money that somebody brought. */
export interface ManualPaymentDetails {
  readonly method: ManualPaymentMethod
  readonly amount: number
  readonly received_on: string
  readonly reference_number: string | null
  readonly bank: string | null
  readonly cheque_date: string | null
}

/** Banks take a cheque for three months. */
const CHEQUE_VALIDITY_DAYS = 92

/** What was received longer ago belongs into other books. */
const MAX_AGE_DAYS = 366

/** Refuses a remittance of a day that is yet to come, or of books that are long over. */
export function validateRemittanceDate(day: string, today: string): void {
  if (day > today) throw counterErrors.remitted_in_the_future()
  if (day < addDays(today, -MAX_AGE_DAYS)) throw counterErrors.remitted_too_long_ago()
}

function validateReceivedOn({ received_on }: ManualPaymentDetails, today: string): void {
  if (received_on > today) throw counterErrors.in_the_future()
  if (received_on < addDays(today, -MAX_AGE_DAYS)) throw counterErrors.too_long_ago()
}

function validateCheque({ reference_number, bank, cheque_date, received_on }: ManualPaymentDetails): void {
  if (reference_number === null || !/^\d{1,12}$/.test(reference_number)) throw counterErrors.cheque_number()
  if (bank === null) throw counterErrors.cheque_bank()
  if (cheque_date === null) throw counterErrors.cheque_date()
  if (cheque_date > received_on) throw counterErrors.cheque_later()
  if (cheque_date < addDays(received_on, -CHEQUE_VALIDITY_DAYS)) throw counterErrors.cheque_stale()
}

/** Refuses what cannot have happened like that. */
export function validatePaymentDetails(details: ManualPaymentDetails, today: string): void {
  const { method, reference_number } = details
  validateReceivedOn(details, today)
  if (method === 'cheque') validateCheque(details)
  else if (method !== 'cash' && reference_number === null) throw counterErrors.no_reference()
}

/** However somebody writes it: spaces, dots and capitals tell nothing apart. */
function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * Tells one cheque, transfer or UPI payment from another, so that none is taken twice; null where there is nothing to tell
 * it by. UPI's numbers are the same whichever bank tells them; a cheque's belong to its bank.
 */
export function referenceKey({ method, reference_number, bank }: ManualPaymentDetails): string | null {
  if (method === 'cash' || reference_number === null) return null
  if (method === 'cheque')
    return `cheque ${normalizeReference(bank ?? '')} ${reference_number.replace(/^0+/, '')}`
  return `transfer ${normalizeReference(reference_number)}`
}
