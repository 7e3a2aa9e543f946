import type { Documents } from '#framework/documents'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { PaymentPlace } from './place.ts'
import { closePaidLinks } from './close-paid-links.ts'

/** What the signals of a payment say; the amount is of what was taken, once something was. */
export function signalOf(payment: PaymentDoc, amount: number) {
  const { name, reference_type, reference_name, captured_currency } = payment
  const currency = captured_currency ?? payment.currency
  return { payment: name, reference_type, reference_name, amount, currency }
}

/** Tells of money that was taken: that it found what it pays for, or that it did not. */
export async function tellCaptured(
  documents: Documents,
  place: PaymentPlace,
  payment: PaymentDoc,
): Promise<void> {
  const isApplied = payment.application === 'applied'
  if (isApplied) await closePaidLinks(documents, place, payment)
  const signal = isApplied ? 'payment.captured' : 'payment.unapplied'
  await documents.emit(signal, signalOf(payment, payment.captured_amount))
}
