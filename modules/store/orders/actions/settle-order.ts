import type { Documents } from '#framework/documents'
import { noteRefundDue } from '#money/counter'
import {
  decideRefund,
  isCaptured,
  Payment,
  refundableOf,
  type PaymentDoc,
  type PaymentPlace,
} from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { asItStands, lockOrder, type OrderDoc } from '../doctypes/parcel.queries.ts'
import { isBookedWith, sumHandedOver, withHandedOver } from '../rules/handed-over.ts'
import { owedFor } from '../rules/order-due.ts'
import { bookHandedOver, handedOver } from './book-handed-over.ts'
import { carriedTo, carryBack, type Carried } from './carry-money.ts'
import { renewCash } from './renew-cash.ts'

/** An order is paid once, and once more for what an edit added. */
const MOST_PAYMENTS = 20

interface GoingBack {
  readonly payment: PaymentDoc
  readonly amount: number
}

/** What gateways took for an order, the latest first. */
async function takenFor(system: Documents, order: string): Promise<readonly PaymentDoc[]> {
  const found = await system.find(Payment, {
    where: { reference_type: Order.name, reference_name: order, application: 'applied' },
    order_by: 'creation desc',
    limit: MOST_PAYMENTS,
  })
  return found.filter(({ state }) => isCaptured(state))
}

interface WaysBack {
  readonly parts: readonly GoingBack[]
  /** What the bank of the payer has taken back for good, or until it decides: it is not refunded once more. */
  readonly disputed: number
  /** What was paid for the order in whose place this one came; it goes back from there. */
  readonly carried: Carried | null
  /** What is left was taken by hand. */
  readonly byHand: number
}

/** By which ways so much of an order goes back: never more than was taken. */
async function waysBack(system: Documents, order: string, amount: number): Promise<WaysBack> {
  let rest = Math.max(0, amount)
  const take = (most: number) => {
    const part = Math.min(rest, most)
    rest -= part
    return part
  }
  const taken = await takenFor(system, order)
  const free = taken.filter(({ state }) => state !== 'disputed')
  const parts = free.map((payment) => ({ payment, amount: take(refundableOf(payment)) }))
  const withBank = (payment: PaymentDoc) =>
    (payment.state === 'disputed' ? refundableOf(payment) : 0) + payment.lost_amount
  const disputed = taken.reduce((sum, payment) => sum + take(withBank(payment)), 0)
  const before = rest > 0 ? await carriedTo(system, order) : null
  const carried = before && { ...before, amount: take(before.amount) }
  return { parts: parts.filter((part) => part.amount > 0), disputed, carried, byHand: rest }
}

interface PlannedBack extends Omit<WaysBack, 'carried'> {
  /** What does not go back: so much less is to be paid for the order in whose place this one came. */
  readonly less: number
  /** What was paid at that one's doors, and is booked with it. */
  readonly booked: number
}

/** By which payments so much of an order goes back, and what is given back by hand. */
export async function planBack(system: Documents, order: string, amount: number): Promise<PlannedBack> {
  const { carried, ...ways } = await waysBack(system, order, amount)
  if (carried === null) return { ...ways, less: 0, booked: 0 }
  const held = await asItStands(system, carried.from)
  const cash = await handedOver(system, held)
  const owed = Math.max(0, owedFor(withHandedOver(held.order, cash)))
  const less = Math.min(owed, carried.amount)
  const before = await planBack(system, carried.from, carried.amount - less)
  const booked = isBookedWith(held.order, cash, carried.amount) ? sumHandedOver(held.order, cash) : 0
  return {
    parts: [...ways.parts, ...before.parts],
    disputed: ways.disputed + before.disputed,
    byHand: ways.byHand + before.byHand,
    less: less + before.less,
    booked: booked + before.booked,
  }
}

interface Returning {
  readonly order: string
  readonly reason: string
  /** Tells this time from every other. */
  readonly key: string
}

/** What pays for an order in the place of another belongs to that again: less is to be paid for it, or it goes back from there. */
async function returnCarried(
  system: Documents,
  place: PaymentPlace,
  { carried, ...returning }: Omit<Returning, 'order'> & { readonly carried: Carried },
): Promise<void> {
  const held = await lockOrder(system, carried.from)
  await bookHandedOver(system, place, { held, worth: carried.amount })
  await carryBack(system, carried)
  await settleOrder(system, place, { ...returning, order: carried.from })
}

/** What was paid for an order beyond what is owed for it goes back the way it came, and by hand what came so: that is noted. */
async function returnOverpaid(
  system: Documents,
  place: PaymentPlace,
  { order, reason, key }: Omit<Returning, 'order'> & { readonly order: OrderDoc },
): Promise<void> {
  const { name } = order
  const { parts, carried, byHand } = await waysBack(system, name, -owedFor(order))
  for (const { payment, amount } of parts)
    await decideRefund(system, place, {
      ...{ payment: payment.name, amount, destination: 'source', reason },
      idempotencyKey: `order:${name}:${key}:${payment.name}`.slice(0, 140),
    })
  if (carried !== null) await returnCarried(system, place, { carried, reason, key: `${name}:${key}` })
  await noteRefundDue(system, place, { reference: { type: Order.name, name }, amount: byHand })
}

/**
 * An order costs something else by now, in the caller's transaction: what was paid beyond that goes back, never more than was
 * taken, and what is owed still is asked for at its doors. The order is locked.
 */
export async function settleOrder(
  system: Documents,
  place: PaymentPlace,
  returning: Returning,
): Promise<void> {
  const order = await system.get(Order, returning.order)
  if (order.paid_amount > 0) await returnOverpaid(system, place, { ...returning, order })
  await renewCash(system, place, order.name)
}
