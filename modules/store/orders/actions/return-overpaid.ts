import type { Documents } from '#framework/documents'
import { noteRefundDue } from '#money/counter'
import { decideRefund, isCaptured, Payment, type PaymentDoc, type PaymentPlace } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { owedFor } from '../rules/order-due.ts'

/** An order is paid once, and once more for what an edit added. */
const MOST_PAYMENTS = 20

interface GoingBack {
  readonly payment: PaymentDoc
  readonly amount: number
}

/** What gateways took for an order and can give back still, the latest first. */
async function takenFor(system: Documents, order: string): Promise<readonly PaymentDoc[]> {
  const found = await system.find(Payment, {
    where: { reference_type: Order.name, reference_name: order, application: 'applied' },
    order_by: 'creation desc',
    limit: MOST_PAYMENTS,
  })
  return found.filter(({ state }) => isCaptured(state) && state !== 'disputed')
}

/** By which payments so much of an order goes back: never more than was taken. What is left was taken by hand. */
export async function planBack(
  system: Documents,
  order: string,
  amount: number,
): Promise<{ readonly parts: readonly GoingBack[]; readonly byHand: number }> {
  let byHand = Math.max(0, amount)
  const parts: GoingBack[] = []
  for (const payment of await takenFor(system, order)) {
    const part = Math.min(byHand, payment.captured_amount - payment.refunded_amount)
    if (part > 0) parts.push({ payment, amount: part })
    byHand -= Math.max(0, part)
  }
  return { parts, byHand }
}

/**
 * What was paid for an order beyond what is owed for it goes back the way it came, in the caller's transaction: never more
 * than was taken. What was taken by hand the store gives back by hand: it is noted how much. `key` tells this time from every
 * other.
 */
export async function returnOverpaid(
  system: Documents,
  place: PaymentPlace,
  { order: name, reason, key }: { readonly order: string; readonly reason: string; readonly key: string },
): Promise<void> {
  const order = await system.get(Order, name)
  if (order.paid_amount === 0) return
  const { parts, byHand } = await planBack(system, name, -owedFor(order))
  for (const { payment, amount } of parts)
    await decideRefund(system, place, {
      ...{ payment: payment.name, amount, destination: 'source', reason },
      idempotencyKey: `order:${name}:${key}:${payment.name}`.slice(0, 140),
    })
  await noteRefundDue(system, place, { reference: { type: Order.name, name }, amount: byHand })
}
