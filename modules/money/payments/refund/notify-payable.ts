import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { payable } from '../extension-points.ts'

interface RefundedAmount {
  /** As it stands now. */
  readonly payment: PaymentDoc
  /** Minor units; below zero for what was to go back and stays after all. */
  readonly amount: number
}

/** The room whose document was paid keeps count of what went back. */
export async function notifyPayable(
  documents: Documents,
  context: Context,
  { payment, amount }: RefundedAmount,
): Promise<void> {
  const { name, reference_type, reference_name, captured_amount, refunded_amount, application } = payment
  if (application !== 'applied' || reference_name === null) return
  const isFullRefund = refunded_amount === captured_amount
  const handler = context.extensions(payable).find(({ type }) => type === reference_type)
  await handler?.refunded?.(documents, { name: reference_name, payment: name, amount, isFullRefund })
}
