import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import type { PaymentPlace } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { OrderRefund } from '../doctypes/order-refund.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { lockOrder, type HeldOrder } from '../doctypes/parcel.queries.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { goneBooks } from '../rules/gone-books.ts'
import type { PlannedRefund } from '../rules/plan-refund.ts'
import { bookHandedOver } from './book-handed-over.ts'
import { giveBackDiscounts } from './give-back-terms.ts'
import { writeCreditNote } from './papers/write-credit-note.ts'
import { plannedRefund } from './plan-order-refund.ts'
import { renewRefundAmounts } from './refund-amount.ts'
import { settleOrder } from './settle-order.ts'

async function saveGone(system: Documents, { order }: HeldOrder, planned: PlannedRefund): Promise<void> {
  const { parcel, lines, ways, worth } = planned
  await system.save(Order, order.name, { credited_amount: order.credited_amount + worth, lines: [...lines] })
  await system.save(Parcel, parcel.name, {
    credited_amount: (parcel.credited_amount ?? 0) + worth,
    ...(ways.length > 0 ? { is_way_credited: 1 } : {}),
  })
}

/**
 * Pays back what was planned: so much less is owed for the order, its seller gets so much less, a credit note says so, and
 * what was paid for it goes back, all in one transaction. `system` acts as the system.
 */
export async function refundOrder(system: Documents, place: PaymentPlace, name: string): Promise<void> {
  const { order: of } = await system.get(OrderRefund, name)
  const held = await lockOrder(system, of)
  const refund = await system.lock(OrderRefund, name)
  const { state, reason, parcel } = refund
  if (state !== 'planned') throw changeErrors.refund_is_over()
  if (reason === null || reason.trim() === '') throw changeErrors.no_refund_reason()
  const planned = await plannedRefund(system, held, refund)
  const { going, allowed, ways, worth, rows } = planned
  if (worth === 0) throw changeErrors.nothing_to_pay_back()
  if (worth !== refund.amount) throw changeErrors.repriced()
  await bookHandedOver(system, place, { held, worth })
  await saveGone(system, held, planned)
  await giveBackDiscounts(system, held.order, { going, parcels: ways })
  const credit_note = await writeCreditNote(system, {
    ...{ parcel: planned.parcel, rows, reason, issuedFor: `refund ${name}`, returnRequest: null },
  })
  await system.save(OrderRefund, name, { state: 'paid back', credit_note })
  await renewRefundAmounts(system, { name: '', parcel })
  await post(system, {
    ...{ kind: 'adjustment', source: { type: OrderRefund.name, name }, memo: reason },
    ...{ lines: goneBooks({ order: of, going: [...going, ...allowed], parcels: ways }) },
    idempotencyKey: `order-refund:${name}`,
  })
  await settleOrder(system, place, { order: of, reason, key: name })
  await system.emit('orders.paid_back', { refund: name, order: of, amount: worth })
}
