import type { ManualPaymentDetails } from './payment-details.rules.ts'

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
