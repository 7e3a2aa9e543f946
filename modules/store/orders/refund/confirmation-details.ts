import type { Documents } from '#framework/documents'
import type { Message } from '#meta'
import { ManualRefund } from '#money/manual-payments'
import { formatAmount, describePaymentRefund } from '#money/payments'
import { Order } from '../order/order.doctype.ts'
import { OrderRefund } from './order-refund.doctype.ts'
import { loadOrder, type OrderWithFulfilments } from '../order/order.queries.ts'
import { Return } from '../return/return.doctype.ts'
import { message } from '../messages.ts'
import { creditedAmount } from '../balance/order-posting.rules.ts'
import { planReturnCredit } from '../return/return.rules.ts'
import {
  shouldBookCash,
  sumUnbookedCash,
  withUnbookedCash,
} from '../cash-on-delivery/cash-collections.rules.ts'
import { calculateBalanceChange, balanceDue } from '../balance/balance-due.rules.ts'
import { planCancellation } from '../cancellation/plan-cancellation.rules.ts'
import { planUndelivered } from '../fulfilment/mark-undelivered.ts'
import { findUnbookedCash } from '../cash-on-delivery/cash-collections.ts'
import { planRefundAllocation } from './allocate-refund.ts'

async function findRefundDueByHand(system: Documents, order: string): Promise<number> {
  const [noted] = await system.find(ManualRefund, {
    where: { reference_type: Order.name, reference_name: order, state: 'due' },
    fields: ['amount'],
    limit: 1,
  })
  return noted?.amount ?? 0
}

async function describeRefund(
  system: Documents,
  held: OrderWithFulfilments,
  worth: number,
): Promise<readonly Message[]> {
  const { name, currency, contact_name } = held.order
  const cash = await findUnbookedCash(system, held)
  const paid = withUnbookedCash(held.order, cash)
  const { parts, disputed, byHand, less, booked } = await planRefundAllocation(
    system,
    name,
    worth - balanceDue(paid),
  )
  const more = byHand - (byHand > 0 ? await findRefundDueByHand(system, name) : 0)
  const unpaid = worth - calculateBalanceChange(paid, -worth).refund + less
  const collectedAtDelivery = shouldBookCash(held.order, cash, worth) ? sumUnbookedCash(held.order, cash) : 0
  const about = (amount: number, describe: (money: string) => Message) =>
    amount > 0 ? [describe(formatAmount(amount, currency))] : []
  return [
    ...about(collectedAtDelivery + booked, (money) => message('orders.refund.paid_on_delivery', { money })),
    ...parts.map(({ payment, amount }) => describePaymentRefund(payment, amount)),
    ...about(disputed, (money) => message('orders.refund.disputed', { money })),
    ...about(more, (money) => message('orders.refund.by_office', { money, contact_name })),
    ...about(unpaid, (money) => message('orders.refund.unpaid', { money, contact_name })),
  ]
}

export async function describeReturnRefund(system: Documents, name: string): Promise<readonly Message[]> {
  const returned = await system.get(Return, name)
  const held = await loadOrder(system, returned.order)
  return describeRefund(system, held, creditedAmount(planReturnCredit(held, returned)))
}

export async function describeOrderRefund(system: Documents, name: string): Promise<readonly Message[]> {
  const { order, amount, tax_amount } = await system.get(OrderRefund, name)
  const held = await loadOrder(system, order)
  const taxes = formatAmount(tax_amount, held.order.currency)
  const messages = await describeRefund(system, held, amount)
  return tax_amount === 0 ? messages : [...messages, message('orders.refund.taxes', { taxes })]
}

export async function describeFulfilmentCancellation(
  system: Documents,
  { order, name }: { readonly order: string; readonly name: string },
): Promise<readonly Message[]> {
  const held = await loadOrder(system, order)
  const { worth } = planCancellation(held, { requestedItems: null, fulfilment: name, isStaff: true })
  const amount = formatAmount(worth, held.order.currency)
  return [
    message('orders.confirm.cancel_fulfilment', { name, amount }),
    ...(await describeRefund(system, held, worth)),
  ]
}

export async function describeUndelivered(
  system: Documents,
  { order, name }: { readonly order: string; readonly name: string },
): Promise<readonly Message[]> {
  const held = await loadOrder(system, order)
  const { worth } = planUndelivered(held, name)
  const amount = formatAmount(worth, held.order.currency)
  return [
    message('orders.confirm.undelivered', { name, amount }),
    ...(await describeRefund(system, held, worth)),
  ]
}

export async function describeOrderCancellation(
  system: Documents,
  name: string,
): Promise<readonly Message[]> {
  const held = await loadOrder(system, name)
  const { worth } = planCancellation(held, { requestedItems: null, fulfilment: null, isStaff: false })
  const amount = formatAmount(worth, held.order.currency)
  return [message('orders.confirm.cancel', { amount }), ...(await describeRefund(system, held, worth))]
}
