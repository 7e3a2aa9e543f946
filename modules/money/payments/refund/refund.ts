import type { Context } from '#framework/context'
import { link, longText, money, select } from '#framework/doctypes'
import { method } from '#framework/modules'
import { toDecimal } from '#meta'
import { createRefund } from './create-refund.ts'
import { findManagedRefund } from './get-refundable.ts'
import { Payment } from '../payment/payment.doctype.ts'
import { Refund as RefundType } from './refund.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { isCreditSpent } from '../extension-points.ts'
import { moneyStaff } from '../payment/staff-access.ts'

interface RefundInput {
  readonly payment: string
  readonly amount: number
}

async function requireNotManaged(ctx: Context, input: RefundInput): Promise<void> {
  const system = ctx.documents.asSystem()
  const managed = await findManagedRefund(system, ctx, await system.get(Payment, input.payment))
  if (managed === null || managed.owed >= input.amount) return
  throw paymentErrors.refunded_elsewhere(managed.type, managed.name)
}

/** Refunds a part or the rest of a payment. Repeated with its key it returns the first refund. */
export const refund = method({
  access: moneyStaff,
  input: {
    payment: link('Payment', { required: true }),
    amount: money({ required: true, min: 1 }),
    reason: longText({ required: true, maxLength: 500 }),
    to: select(['source', 'credit'], { default: 'source' }),
  },
  idempotent: {
    isKeyRequired: true,
    errors: { short_key: paymentErrors.short_key, conflict: paymentErrors.idempotency_conflict },
  },
  async run(context) {
    const { input, documents } = context
    if (input.to === 'credit' && !(await isCreditSpent(documents.asSystem(), context.ctx)))
      throw paymentErrors.no_credit()
    await requireNotManaged(context, input)
    const { name } = await createRefund(documents.asSystem(), context, {
      payment: input.payment,
      amount: input.amount,
      destination: input.to ?? 'source',
      reason: input.reason,
    })
    const { state, amount } = await documents.get(RefundType, name)
    return { refund: name, state, amount: toDecimal(amount) }
  },
})
