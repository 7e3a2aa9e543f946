import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { updateDueRefund } from '#money/counter'
import { createRefund, isCaptured, Payment, refundableAmount, type PaymentDoc } from '#money/payments'
import { Order } from '../order/order.doctype.ts'
import { loadOrder, lockOrder, type OrderDoc } from '../order/order.queries.ts'
import {
  shouldBookCash,
  sumUnbookedCash,
  withUnbookedCash,
} from '../cash-on-delivery/cash-collections.rules.ts'
import { balanceDue } from '../balance/balance-due.rules.ts'
import {
  bookCashBeforeCredit,
  findUnbookedCash,
  updateCashCollections,
} from '../cash-on-delivery/cash-collections.ts'
import {
  findExchangeTransfer,
  refundExchangeTransfer,
  type ExchangeTransfer,
} from '../exchange/refund-exchange.ts'

/** An order is paid once, and once more for what an edit added. */
const MOST_PAYMENTS = 20

interface PaymentRefund {
  readonly payment: PaymentDoc
  readonly amount: number
}

/** What gateways took for an order, the latest first. */
async function listCapturedPayments(system: Documents, order: string): Promise<readonly PaymentDoc[]> {
  const found = await system.find(Payment, {
    where: { reference_type: Order.name, reference_name: order, application: 'applied' },
    order_by: 'creation desc',
    limit: MOST_PAYMENTS,
  })
  return found.filter(({ state }) => isCaptured(state))
}

interface RefundAllocation {
  readonly parts: readonly PaymentRefund[]
  /** What the bank of the payer has taken back for good, or until it decides: it is not refunded once more. */
  readonly disputed: number
  /** What was paid for the order in whose place this one came; it goes back from there. */
  readonly carried: ExchangeTransfer | null
  /** What is left was taken by hand. */
  readonly byHand: number
}

/** By which ways so much of an order goes back: never more than was taken. */
async function allocateRefund(system: Documents, order: string, amount: number): Promise<RefundAllocation> {
  let rest = Math.max(0, amount)
  const take = (most: number) => {
    const part = Math.min(rest, most)
    rest -= part
    return part
  }
  const captured = await listCapturedPayments(system, order)
  const free = captured.filter(({ state }) => state !== 'disputed')
  const parts = free.map((payment) => ({ payment, amount: take(refundableAmount(payment)) }))
  const withBank = (payment: PaymentDoc) =>
    (payment.state === 'disputed' ? refundableAmount(payment) : 0) + payment.lost_amount
  const disputed = captured.reduce((sum, payment) => sum + take(withBank(payment)), 0)
  const before = rest > 0 ? await findExchangeTransfer(system, order) : null
  const carried = before && { ...before, amount: take(before.amount) }
  return { parts: parts.filter((part) => part.amount > 0), disputed, carried, byHand: rest }
}

interface RefundAllocationPlan extends Omit<RefundAllocation, 'carried'> {
  /** What does not go back: so much less is to be paid for the order in whose place this one came. */
  readonly less: number
  /** What was paid at that one's doors, and is booked with it. */
  readonly booked: number
}

/** By which payments so much of an order goes back, and what is given back by hand. */
export async function planRefundAllocation(
  system: Documents,
  order: string,
  amount: number,
): Promise<RefundAllocationPlan> {
  const { carried, ...allocation } = await allocateRefund(system, order, amount)
  if (carried === null) return { ...allocation, less: 0, booked: 0 }
  const held = await loadOrder(system, carried.from)
  const cash = await findUnbookedCash(system, held)
  const owed = Math.max(0, balanceDue(withUnbookedCash(held.order, cash)))
  const less = Math.min(owed, carried.amount)
  const before = await planRefundAllocation(system, carried.from, carried.amount - less)
  const booked = shouldBookCash(held.order, cash, carried.amount) ? sumUnbookedCash(held.order, cash) : 0
  return {
    parts: [...allocation.parts, ...before.parts],
    disputed: allocation.disputed + before.disputed,
    byHand: allocation.byHand + before.byHand,
    less: less + before.less,
    booked: booked + before.booked,
  }
}

interface SettlementInput {
  readonly order: string
  readonly reason: string
  /** Tells this time from every other. */
  readonly key: string
}

/** What pays for an order in the place of another belongs to that again: less is to be paid for it, or it goes back from there. */
async function refundExchangedOrder(
  system: Documents,
  place: Context,
  { carried, ...settlement }: Omit<SettlementInput, 'order'> & { readonly carried: ExchangeTransfer },
): Promise<void> {
  const held = await lockOrder(system, carried.from)
  await bookCashBeforeCredit(system, place, { held, worth: carried.amount })
  await refundExchangeTransfer(system, carried)
  await settleBalance(system, place, { ...settlement, order: carried.from })
}

/** What was paid for an order beyond what is owed for it goes back the way it came, and by hand what came so: that is noted. */
async function refundOverpayment(
  system: Documents,
  place: Context,
  { order, reason, key }: Omit<SettlementInput, 'order'> & { readonly order: OrderDoc },
): Promise<void> {
  const { name } = order
  const { parts, carried, byHand } = await allocateRefund(system, name, -balanceDue(order))
  for (const { payment, amount } of parts)
    await createRefund(system, place, {
      ...{ payment: payment.name, amount, destination: 'source', reason },
      idempotencyKey: `order:${name}:${key}:${payment.name}`.slice(0, 140),
    })
  if (carried !== null) await refundExchangedOrder(system, place, { carried, reason, key: `${name}:${key}` })
  await updateDueRefund(system, place, { reference: { type: Order.name, name }, amount: byHand })
}

/**
 * An order costs something else by now, in the caller's transaction: what was paid beyond that goes back, never more than was
 * taken, and what is owed still is asked for at its doors. The order is locked.
 */
export async function settleBalance(
  system: Documents,
  place: Context,
  settlement: SettlementInput,
): Promise<void> {
  const order = await system.get(Order, settlement.order)
  if (order.paid_amount > 0) await refundOverpayment(system, place, { ...settlement, order })
  await updateCashCollections(system, place, order.name)
}
