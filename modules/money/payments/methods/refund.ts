import { link, longText, money, select, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { toDecimal } from '#meta'
import { decideRefund } from '../actions/decide-refund.ts'
import { Refund as RefundType } from '../doctypes/refund.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { placeOf } from '../actions/place.ts'
import { isUsableKey } from '../rules/idempotency-key.ts'
import { moneyStaff } from '../rules/staff.ts'

/** Pays back a part of a payment or all that is left of it. Repeated with its key it answers the first refund. */
export const refund = method({
  access: moneyStaff,
  input: {
    payment: link('Payment', { required: true }),
    amount: money({ required: true, min: 1 }),
    reason: longText({ required: true, maxLength: 500 }),
    to: select(['source', 'credit'], { default: 'source' }),
    idempotency_key: text({ required: true }),
  },
  async run(context) {
    const { input, documents } = context
    if (!isUsableKey(input.idempotency_key)) throw paymentErrors.short_key()
    const { name } = await decideRefund(documents.asSystem(), placeOf(context), {
      payment: input.payment,
      amount: input.amount,
      destination: input.to ?? 'source',
      reason: input.reason,
      idempotencyKey: input.idempotency_key,
    })
    const { state, amount } = await documents.get(RefundType, name)
    return { refund: name, state, amount: toDecimal(amount) }
  },
})
