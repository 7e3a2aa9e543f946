import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { refundDeciders, requireRefundAccess } from '../order/order-access.ts'
import type { Context } from '#framework/context'
import { orderEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Order } from '../order/order.doctype.ts'
import { OrderRefund } from './order-refund.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { lockOrder, type OrderWithFulfilments } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import { creditPosting } from '../balance/order-posting.rules.ts'
import type { RefundPlan } from './calculate-refund.ts'
import { bookCashBeforeCredit } from '../cash-on-delivery/cash-collections.ts'
import { releaseDiscounts } from '../order-line/order-discounts.ts'
import { issueCreditNote } from '../invoice/issue-tax-document.ts'
import { calculateOrderRefund } from './create-order-refund.ts'
import { updateRefundAmounts } from '../return/credit-return.ts'
import { settleBalance } from './allocate-refund.ts'

/** Refunds an order as planned. */
export const refundOrder = method({
  access: refundDeciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireRefundAccess(documents, input.name)
    await payOrderRefund(documents.asSystem(), context, input.name)
    return { name: input.name }
  },
})

async function saveRefund(
  system: Documents,
  { order }: OrderWithFulfilments,
  plan: RefundPlan,
): Promise<void> {
  const { fulfilment, lines, refundedDeliveries, worth } = plan
  await system.save(Order, order.name, { credited_amount: order.credited_amount + worth, lines: [...lines] })
  await system.save(Fulfilment, fulfilment.name, {
    credited_amount: (fulfilment.credited_amount ?? 0) + worth,
    ...(refundedDeliveries.length > 0 ? { is_delivery_credited: 1 } : {}),
  })
}

/**
 * Pays a planned refund: credits the order, issues a credit note and refunds the payments, in one transaction. `system`
 * acts as the system.
 */
async function payOrderRefund(system: Documents, place: Context, name: string): Promise<void> {
  const { order: of } = await system.get(OrderRefund, name)
  const held = await lockOrder(system, of)
  const refund = await system.lock(OrderRefund, name)
  const { state, reason, fulfilment } = refund
  if (state !== 'planned') throw changeErrors.refund_is_over()
  if (reason === null || reason.trim() === '') throw changeErrors.no_refund_reason()
  const plan = await calculateOrderRefund(system, held, refund)
  const { creditedLines, allowed, refundedDeliveries, worth, rows } = plan
  if (worth === 0) throw changeErrors.nothing_to_refund()
  if (worth !== refund.amount) throw changeErrors.repriced()
  await bookCashBeforeCredit(system, place, { held, worth })
  await saveRefund(system, held, plan)
  await releaseDiscounts(system, held.order, { creditedLines, fulfilments: refundedDeliveries })
  const credit_note = await issueCreditNote(system, {
    ...{ fulfilment: plan.fulfilment, rows, reason, issuedFor: `refund ${name}`, returnRequest: null },
  })
  await system.save(OrderRefund, name, { state: 'refunded', credit_note })
  await updateRefundAmounts(system, { name: '', fulfilment })
  await post(system, {
    ...{ kind: 'adjustment', source: { type: OrderRefund.name, name }, memo: reason },
    ...{
      lines: creditPosting({
        order: of,
        creditedLines: [...creditedLines, ...allowed],
        fulfilments: refundedDeliveries,
      }),
    },
    idempotencyKey: `order-refund:${name}`,
  })
  await settleBalance(system, place, { order: of, reason, key: name })
  await system.emit(orderEvents.refunded, { refund: name, order: of, amount: worth })
}
