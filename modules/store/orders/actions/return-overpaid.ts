import type { Documents } from '#framework/documents'
import { decideRefund, isCaptured, Payment, type PaymentPlace } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { owedFor } from '../rules/order-due.ts'

/** An order is paid once, and once more for what an edit added. */
const MOST_PAYMENTS = 20

interface Taken {
  readonly name: string
  readonly left: number
}

/** What gateways took for an order and can give back still, the latest first. */
async function takenFor(system: Documents, order: string): Promise<readonly Taken[]> {
  const found = await system.find(Payment, {
    where: { reference_type: Order.name, reference_name: order, application: 'applied' },
    fields: ['name', 'state', 'captured_amount', 'refunded_amount'],
    order_by: 'creation desc',
    limit: MOST_PAYMENTS,
  })
  return found
    .filter(({ state }) => isCaptured(state) && state !== 'disputed')
    .map(({ name, captured_amount, refunded_amount }) => ({ name, left: captured_amount - refunded_amount }))
    .filter(({ left }) => left > 0)
}

/**
 * What was paid for an order beyond what is owed for it goes back the way it came, in the caller's transaction: never more
 * than was taken. What was taken by hand the store gives back by hand; the order says how much. `key` tells this time from
 * every other.
 */
export async function returnOverpaid(
  system: Documents,
  place: PaymentPlace,
  { order: name, reason, key }: { readonly order: string; readonly reason: string; readonly key: string },
): Promise<void> {
  const order = await system.get(Order, name)
  let back = -owedFor(order)
  if (back <= 0) return
  for (const { name: payment, left } of await takenFor(system, name)) {
    const amount = Math.min(back, left)
    if (amount <= 0) return
    await decideRefund(system, place, {
      ...{ payment, amount, destination: 'source', reason },
      idempotencyKey: `order:${name}:${key}:${payment}`.slice(0, 140),
    })
    back -= amount
  }
}
