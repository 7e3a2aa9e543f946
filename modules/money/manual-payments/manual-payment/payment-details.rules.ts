import { addDays } from '#meta'
import { manualPaymentErrors } from '../errors.ts'
import type { ManualPaymentMethod } from './manual-payment.states.ts'

export interface ManualPaymentDetails {
  readonly method: ManualPaymentMethod
  readonly amount: number
  readonly received_on: string
  readonly reference_number: string | null
  readonly bank: string | null
  readonly cheque_date: string | null
}

/** Cheques in India are valid for three months. */
const CHEQUE_VALIDITY_DAYS = 92

/** Limit of backdating; older payments belong to earlier accounting periods. */
const MAX_AGE_DAYS = 366

export function validateRemittanceDate(day: string, today: string): void {
  if (day > today) throw manualPaymentErrors.remitted_in_the_future()
  if (day < addDays(today, -MAX_AGE_DAYS)) throw manualPaymentErrors.remitted_too_long_ago()
}

function validateReceivedOn({ received_on }: ManualPaymentDetails, today: string): void {
  if (received_on > today) throw manualPaymentErrors.in_the_future()
  if (received_on < addDays(today, -MAX_AGE_DAYS)) throw manualPaymentErrors.too_long_ago()
}

function validateCheque({ reference_number, bank, cheque_date, received_on }: ManualPaymentDetails): void {
  if (reference_number === null || !/^\d{1,12}$/.test(reference_number))
    throw manualPaymentErrors.cheque_number()
  if (bank === null) throw manualPaymentErrors.cheque_bank()
  if (cheque_date === null) throw manualPaymentErrors.cheque_date()
  if (cheque_date > received_on) throw manualPaymentErrors.cheque_later()
  if (cheque_date < addDays(received_on, -CHEQUE_VALIDITY_DAYS)) throw manualPaymentErrors.cheque_stale()
}

export function validatePaymentDetails(details: ManualPaymentDetails, today: string): void {
  const { method, reference_number } = details
  validateReceivedOn(details, today)
  if (method === 'cheque') validateCheque(details)
  else if (method !== 'cash' && reference_number === null) throw manualPaymentErrors.no_reference()
}

function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * Returns a key that prevents a second record of the same payment; null without a reference. UPI numbers are global,
 * cheque numbers belong to a bank.
 */
export function referenceKey({ method, reference_number, bank }: ManualPaymentDetails): string | null {
  if (method === 'cash' || reference_number === null) return null
  if (method === 'cheque')
    return `cheque ${normalizeReference(bank ?? '')} ${reference_number.replace(/^0+/, '')}`
  return `transfer ${normalizeReference(reference_number)}`
}
