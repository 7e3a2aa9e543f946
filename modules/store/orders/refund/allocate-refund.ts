import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { updateDueRefund } from '#money/manual-payments'
import {
  createRefund,
  isCaptured,
  isStoredValue,
  Payment,
  refundableAmount,
  splitProportionally,
  type PaymentDoc,
} from '#money/payments'
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

/** Limit of payments: one per order, plus one per edit that increased the total. */
const MAX_PAYMENTS = 20

interface PaymentRefund {
  readonly payment: PaymentDoc
  readonly amount: number
}

async function listCapturedPayments(system: Documents, order: string): Promise<readonly PaymentDoc[]> {
  const found = await system.find(Payment, {
    where: { reference_type: Order.name, reference_name: order, allocation: 'allocated' },
    order_by: 'creation desc',
    limit: MAX_PAYMENTS,
  })
  return found.filter(({ state }) => isCaptured(state))
}

interface RefundAllocation {
  readonly parts: readonly PaymentRefund[]
  /** Amount disputed or lost to a dispute, which is not refunded again. */
  readonly disputed: number
  /** Payments of the order that this one replaces; refunds go through that order. */
  readonly carried: ExchangeTransfer | null
  readonly byHand: number
}

const sumOf = (payments: readonly PaymentDoc[]): number =>
  payments.reduce((sum, payment) => sum + refundableAmount(payment), 0)

/** Splits a refund in proportion between stored value and gateways; of each, the latest payment comes first. */
function splitBySource(payments: readonly PaymentDoc[], amount: number): readonly PaymentRefund[] {
  const groups = [
    payments.filter(({ gateway }) => isStoredValue(gateway)),
    payments.filter(({ gateway }) => !isStoredValue(gateway)),
  ]
  const shares = splitProportionally(Math.min(amount, sumOf(payments)), groups.map(sumOf))
  return groups.flatMap((group, place) => {
    let rest = shares[place] ?? 0
    return group.map((payment) => {
      const part = Math.min(rest, refundableAmount(payment))
      rest -= part
      return { payment, amount: part }
    })
  })
}

/** Allocates a refund to the payments, up to the received amount. */
async function allocateRefund(system: Documents, order: string, amount: number): Promise<RefundAllocation> {
  let rest = Math.max(0, amount)
  const take = (most: number) => {
    const part = Math.min(rest, most)
    rest -= part
    return part
  }
  const captured = await listCapturedPayments(system, order)
  const free = captured.filter(({ state }) => state !== 'disputed')
  const parts = splitBySource(free, rest)
  take(parts.reduce((sum, part) => sum + part.amount, 0))
  const withBank = (payment: PaymentDoc) =>
    (payment.state === 'disputed' ? refundableAmount(payment) : 0) + payment.lost_amount
  const disputed = captured.reduce((sum, payment) => sum + take(withBank(payment)), 0)
  const before = rest > 0 ? await findExchangeTransfer(system, order) : null
  const carried = before && { ...before, amount: take(before.amount) }
  return { parts: parts.filter((part) => part.amount > 0), disputed, carried, byHand: rest }
}

interface RefundAllocationPlan extends Omit<RefundAllocation, 'carried'> {
  /** Reduction of the amount due on the replacing order, which is not refunded. */
  readonly less: number
  /** Cash paid at delivery of that order, booked in the same transaction. */
  readonly booked: number
}

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
  /** Distinguishes repeated refunds. */
  readonly key: string
}

/** Returns transferred payments to the first order: reduces its amount due, or refunds from there. */
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

/** Refunds the overpayment by the original method; records the manual part. */
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
 * Refunds the overpayment of an order, or updates the cash due, in the caller's transaction. The order must be locked.
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
