import type { CounterDetails } from './check-counter-payment.ts'

/** However somebody writes it: spaces, dots and capitals tell nothing apart. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * Tells one cheque, transfer or UPI payment from another, so that none is taken twice; null where there is nothing to tell
 * it by. UPI's numbers are the same whichever bank tells them; a cheque's belong to its bank.
 */
export function referenceKey({ method, reference_number, bank }: CounterDetails): string | null {
  if (method === 'cash' || reference_number === null) return null
  if (method === 'cheque') return `cheque ${plain(bank ?? '')} ${reference_number.replace(/^0+/, '')}`
  return `transfer ${plain(reference_number)}`
}
