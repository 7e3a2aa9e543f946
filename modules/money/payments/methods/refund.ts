import { link, longText, money, select, text } from '#framework/doctypes'
import { isUsableKey } from '#framework/inputs'
import type { Documents } from '#framework/documents'
import { method, type MethodContext } from '#framework/modules'
import { toDecimal } from '#meta'
import { decideRefund } from '../actions/decide-refund.ts'
import { decidedByRoom } from '../actions/decided-by-room.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import { Refund as RefundType } from '../doctypes/refund.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { creditSpending } from '../extension-points.ts'
import { placeOf } from '../actions/place.ts'
import { moneyStaff } from '../rules/staff.ts'

interface Asked extends Pick<MethodContext<never>, 'documents' | 'extensions'> {
  readonly input: {
    readonly payment: string
    readonly amount: number
    readonly idempotency_key: string
  }
}

async function wasAsked(system: Documents, idempotency_key: string): Promise<boolean> {
  const found = await system.find(RefundType, { where: { idempotency_key }, fields: ['name'], limit: 1 })
  return found.length > 0
}

async function requireFree({ input, documents, extensions }: Asked): Promise<void> {
  const system = documents.asSystem()
  const decided = await decidedByRoom(system, { extensions }, await system.get(Payment, input.payment))
  if (decided === null || decided.owed >= input.amount) return
  if (await wasAsked(system, input.idempotency_key)) return
  throw paymentErrors.refunded_elsewhere(decided.type, decided.name)
}

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
    if (input.to === 'credit' && context.extensions(creditSpending).length === 0)
      throw paymentErrors.no_credit()
    await requireFree(context)
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
