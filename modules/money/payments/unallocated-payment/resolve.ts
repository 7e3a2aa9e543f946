import type { Context } from '#framework/context'
import { link, select } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method } from '#framework/modules'
import { Payment } from '../payment/payment.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { moneyStaff } from '../payment/staff-access.ts'
import { refundableAmount } from '../payment/payment.states.ts'
import { createRefund } from '../refund/create-refund.ts'

export async function holdPayment(documents: Documents, name: string): Promise<void> {
  const { allocation } = await documents.lock(Payment, name)
  if (allocation !== 'unallocated') throw paymentErrors.not_unallocated()
  await documents.save(Payment, name, { is_held: 1 })
}

export async function refundUnallocatedNow(
  documents: Documents,
  paymentContext: Context,
  name: string,
): Promise<void> {
  const { allocation } = await documents.lock(Payment, name)
  if (allocation !== 'unallocated') throw paymentErrors.not_unallocated()
  await documents.save(Payment, name, { is_held: 0 })
  await returnUnallocated(documents, paymentContext, name)
}

/** Resolves a payment that needs attention. Staff refund it, hold it until they know more, or mark it as seen. */
export const resolve = method({
  access: moneyStaff,
  input: {
    payment: link('Payment', { required: true }),
    decision: select(['refund', 'hold', 'seen'], { required: true }),
  },
  async run(context) {
    const { payment, decision } = context.input
    const system = context.documents.asSystem()
    if (decision === 'refund') await refundUnallocatedNow(system, context, payment)
    if (decision === 'hold') await holdPayment(system, payment)
    if (decision === 'seen') await system.save(Payment, payment, { attention: null, attention_note: null })
    return { name: payment }
  },
})

export async function returnUnallocated(
  documents: Documents,
  context: Context,
  name: string,
): Promise<string | null> {
  const payment = await documents.lock(Payment, name)
  const amount = refundableAmount(payment)
  if (payment.allocation !== 'unallocated' || payment.is_held === 1 || amount === 0) return null
  const refund = await createRefund(documents, context, {
    payment: name,
    amount,
    destination: 'source',
    reason: payment.attention_note ?? 'It found nothing to pay for',
    idempotencyKey: `return:${name}:${payment.refunded_amount}:${payment.times_returned}`,
  })
  await documents.save(Payment, name, { times_returned: payment.times_returned + 1 })
  return refund.name
}
