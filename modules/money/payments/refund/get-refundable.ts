import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { toDecimal } from '#meta'
import { Payment } from '../payment/payment.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { isCreditSpent, payable } from '../extension-points.ts'
import { refundableAmount } from '../payment/payment.states.ts'
import { moneyStaff } from '../payment/staff-access.ts'
import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import type { PaymentDoc } from '../payment/payment.queries.ts'

/** Returns the amount of a payment that `refund` can refund now. A lower amount than its balance has a reason. */
export const getRefundable = method({
  access: moneyStaff,
  input: { payment: link('Payment', { required: true }) },
  isTranslated: true,
  async run({ input, documents, t, ctx }) {
    const payment = await documents.get(Payment, input.payment)
    const left = refundableAmount(payment)
    const isSpent = payment.payer !== null && (await isCreditSpent(documents.asSystem(), ctx))
    const takes_credit = isSpent ? 1 : 0
    const managed = await findManagedRefund(documents.asSystem(), ctx, payment)
    if (managed === null || managed.owed >= left) {
      return { amount: toDecimal(left), reason: null, takes_credit }
    }
    const { messages } = paymentErrors.refunded_elsewhere(managed.type, managed.name)
    return {
      amount: toDecimal(managed.owed),
      takes_credit,
      reason: messages.map(t).join(' '),
    }
  },
})

interface ManagedRefund {
  readonly type: string
  readonly name: string
  /** Overpayment in minor units. */
  readonly owed: number
}

/**
 * Returns the limits of refunds for handlers that decide on their own, which leave only unallocated amounts; null for
 * others.
 */
export async function findManagedRefund(
  system: Documents,
  context: Context,
  payment: Pick<PaymentDoc, 'allocation' | 'reference_type' | 'reference_name'>,
): Promise<ManagedRefund | null> {
  const { allocation, reference_type, reference_name: name } = payment
  const handler = context.extensions(payable).find(({ type }) => type === reference_type)
  if (allocation !== 'allocated' || name === null || !handler?.owedBack) return null
  const owed = await handler.owedBack(system, name)
  return { type: handler.type, name, owed: owed?.amount ?? 0 }
}
