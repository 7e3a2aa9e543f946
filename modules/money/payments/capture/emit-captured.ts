import type { Context } from '#framework/context'
import { paymentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { PaymentLink } from '../payment-link/payment-link.doctype.ts'
import { payable } from '../extension-points.ts'

const MAX_LINKS = 100

/** Links for a document of which nothing is left to be paid are over. */
async function closePaidLinks(
  documents: Documents,
  context: Context,
  { name: payment, reference_type, reference_name }: PaymentDoc,
): Promise<void> {
  if (reference_type === null || reference_name === null) return
  const where = { reference_type, reference_name, state: 'open' } as const
  const open = await documents.find(PaymentLink, { where, fields: ['name'], limit: MAX_LINKS })
  if (open.length === 0) return
  const handler = context.extensions(payable).find(({ type }) => type === reference_type)
  if ((await handler?.due(documents, reference_name)) ?? null) return
  for (const { name } of open) await documents.save(PaymentLink, name, { state: 'paid', payment })
}

/** What the events of a payment say; the amount is of what was taken, once something was. */
export function paymentEventPayload(payment: PaymentDoc, amount: number) {
  const { name, reference_type, reference_name, captured_currency } = payment
  const currency = captured_currency ?? payment.currency
  return { payment: name, reference_type, reference_name, amount, currency }
}

/** Tells of money that was taken: that it found what it pays for, or that it did not. */
export async function emitCaptured(
  documents: Documents,
  context: Context,
  payment: PaymentDoc,
): Promise<void> {
  const isApplied = payment.application === 'applied'
  if (isApplied) await closePaidLinks(documents, context, payment)
  const event = isApplied ? paymentEvents.captured : paymentEvents.unallocated
  await documents.emit(event, paymentEventPayload(payment, payment.captured_amount))
}
