import type { Documents } from '#framework/documents'
import type { Message } from '#meta'
import { CounterRefund } from '#money/counter'
import { amountSaid, refundSaid } from '#money/payments'
import { Order } from '../doctypes/order.doctype.ts'
import { OrderRefund } from '../doctypes/order-refund.doctype.ts'
import { asItStands, type HeldOrder } from '../doctypes/parcel.queries.ts'
import { Return } from '../doctypes/return.doctype.ts'
import { message } from '../messages.ts'
import { worthOf } from '../rules/gone-books.ts'
import { goneWithReturn } from '../rules/gone-with-return.ts'
import { isBookedWith, sumHandedOver, withHandedOver } from '../rules/handed-over.ts'
import { moneyAfter } from '../rules/money-after.ts'
import { owedFor } from '../rules/order-due.ts'
import { planCancelling } from '../rules/plan-cancelling.ts'
import { planEnding } from '../rules/plan-ending.ts'
import { handedOver } from './book-handed-over.ts'
import { planBack } from './settle-order.ts'

/** What waits before the office already: it was said when it came about. */
async function notedBefore(system: Documents, order: string): Promise<number> {
  const [noted] = await system.find(CounterRefund, {
    where: { reference_type: Order.name, reference_name: order, state: 'due' },
    fields: ['amount'],
    limit: 1,
  })
  return noted?.amount ?? 0
}

/**
 * What it comes to that so much is owed no longer: what was paid at doors and is booked with it, how much goes to whom by
 * which payment, what the office is to give back beside what waits there already, and what was never paid.
 */
async function backSaid(system: Documents, held: HeldOrder, worth: number): Promise<readonly Message[]> {
  const { name, currency, contact_name } = held.order
  const cash = await handedOver(system, held)
  const paid = withHandedOver(held.order, cash)
  const { parts, disputed, byHand, less, booked } = await planBack(system, name, worth - owedFor(paid))
  const more = byHand - (byHand > 0 ? await notedBefore(system, name) : 0)
  const unpaid = worth - moneyAfter(paid, -worth).back + less
  const atDoors = isBookedWith(held.order, cash, worth) ? sumHandedOver(held.order, cash) : 0
  const about = (amount: number, told: (money: string) => Message) =>
    amount > 0 ? [told(amountSaid(amount, currency))] : []
  return [
    ...about(atDoors + booked, (money) => message('orders.refund.paid_at_door', { money })),
    ...parts.map(({ payment, amount }) => refundSaid(payment, amount)),
    ...about(disputed, (money) => message('orders.refund.disputed', { money })),
    ...about(more, (money) => message('orders.refund.by_office', { money, contact_name })),
    ...about(unpaid, (money) => message('orders.refund.unpaid', { money, contact_name })),
  ]
}

/** What paying a return back comes to, before it is done. `system` acts as the system. */
export async function askRefund(system: Documents, name: string): Promise<readonly Message[]> {
  const returned = await system.get(Return, name)
  const held = await asItStands(system, returned.order)
  return backSaid(system, held, worthOf(goneWithReturn(held, returned)))
}

/** The same for what is paid back without anything coming back; its taxes beside. */
export async function askOrderRefund(system: Documents, name: string): Promise<readonly Message[]> {
  const { order, amount, tax_amount } = await system.get(OrderRefund, name)
  const held = await asItStands(system, order)
  const taxes = amountSaid(tax_amount, held.order.currency)
  const said = await backSaid(system, held, amount)
  return tax_amount === 0 ? said : [...said, message('orders.refund.taxes', { taxes })]
}

/** What giving up one parcel comes to, before it leaves. */
export async function askCancelParcel(
  system: Documents,
  { order, name }: { readonly order: string; readonly name: string },
): Promise<readonly Message[]> {
  const held = await asItStands(system, order)
  const { worth } = planCancelling(held, { pieces: null, parcel: name, isStaff: true })
  const amount = amountSaid(worth, held.order.currency)
  return [message('orders.confirm.cancel_parcel', { name, amount }), ...(await backSaid(system, held, worth))]
}

/** What it comes to that a parcel on its way does not arrive. */
export async function askUndelivered(
  system: Documents,
  { order, name }: { readonly order: string; readonly name: string },
): Promise<readonly Message[]> {
  const held = await asItStands(system, order)
  const { worth } = planEnding(held, name)
  const amount = amountSaid(worth, held.order.currency)
  return [message('orders.confirm.undelivered', { name, amount }), ...(await backSaid(system, held, worth))]
}

/** What cancelling all that is not packed yet comes to. */
export async function askCancel(system: Documents, name: string): Promise<readonly Message[]> {
  const held = await asItStands(system, name)
  const { worth } = planCancelling(held, { pieces: null, parcel: null, isStaff: false })
  const amount = amountSaid(worth, held.order.currency)
  return [message('orders.confirm.cancel', { amount }), ...(await backSaid(system, held, worth))]
}
