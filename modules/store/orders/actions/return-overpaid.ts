import type { Documents } from '#framework/documents'
import { noteRefundDue } from '#money/counter'
import { decideRefund, isCaptured, Payment, type PaymentDoc, type PaymentPlace } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { owedFor } from '../rules/order-due.ts'
import { carriedTo, carryBack, type Carried } from './carry-money.ts'
import { renewCash } from './renew-cash.ts'

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

interface WaysBack {
  readonly parts: readonly GoingBack[]
  /** What was paid for the order in whose place this one came; it goes back from there. */
  readonly carried: Carried | null
  /** What is left was taken by hand. */
  readonly byHand: number
}

/** By which ways so much of an order goes back: never more than was taken. */
async function waysBack(system: Documents, order: string, amount: number): Promise<WaysBack> {
  let rest = Math.max(0, amount)
  const parts: GoingBack[] = []
  for (const payment of await takenFor(system, order)) {
    const part = Math.max(0, Math.min(rest, payment.captured_amount - payment.refunded_amount))
    if (part > 0) parts.push({ payment, amount: part })
    rest -= part
  }
  const before = rest > 0 ? await carriedTo(system, order) : null
  if (before === null) return { parts, carried: null, byHand: rest }
  const part = Math.min(rest, before.amount)
  return { parts, carried: { ...before, amount: part }, byHand: rest - part }
}

/** By which payments so much of an order goes back, and what is given back by hand. */
export async function planBack(
  system: Documents,
  order: string,
  amount: number,
): Promise<Pick<WaysBack, 'parts' | 'byHand'>> {
  const { parts, carried, byHand } = await waysBack(system, order, amount)
  if (carried === null) return { parts, byHand }
  const before = await planBack(system, carried.from, carried.amount)
  return { parts: [...parts, ...before.parts], byHand: byHand + before.byHand }
}

interface Returning {
  readonly order: string
  readonly reason: string
  /** Tells this time from every other. */
  readonly key: string
}

/**
 * What was paid for an order beyond what is owed for it goes back the way it came, in the caller's transaction: never more
 * than was taken. What was taken by hand the store gives back by hand: it is noted how much. The order is locked.
 */
export async function returnOverpaid(
  system: Documents,
  place: PaymentPlace,
  { order: name, reason, key }: Returning,
): Promise<void> {
  const order = await system.get(Order, name)
  if (order.paid_amount === 0) return
  const { parts, carried, byHand } = await waysBack(system, name, -owedFor(order))
  for (const { payment, amount } of parts)
    await decideRefund(system, place, {
      ...{ payment: payment.name, amount, destination: 'source', reason },
      idempotencyKey: `order:${name}:${key}:${payment.name}`.slice(0, 140),
    })
  if (carried !== null) {
    await carryBack(system, carried)
    await returnOverpaid(system, place, { order: carried.from, reason, key: `${name}:${key}` })
    await renewCash(system, place, carried.from)
  }
  await noteRefundDue(system, place, { reference: { type: Order.name, name }, amount: byHand })
}
