import type { Documents } from '#framework/documents'
import type { Due, OwedBack, PaidFor, Payable, Refusal, Settlement } from '#money/payments'
import { confirmReservation } from '#store/inventory'
import { Order } from '../doctypes/order.doctype.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import type { OrderDoc } from '../doctypes/parcel.queries.ts'
import { message } from '../messages.ts'
import { dueOf, owedFor, termsOf } from '../rules/order-due.ts'
import { receivableOf } from '../rules/sale-posting.ts'
import { placeParcels } from './place-paid.ts'
import { siteClock } from './site-clock.ts'

interface Paid {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/** No new payment is begun for an order whose time is over: it goes when the last one that was begun is closed. */
async function isOver(documents: Documents, { state, expires_at }: OrderDoc): Promise<boolean> {
  if (state !== 'awaiting payment' || expires_at === null) return false
  return expires_at.slice(0, 19) <= (await siteClock(documents))
}

async function due(documents: Documents, name: string): Promise<Due | null> {
  const order = await documents.lock(Order, name)
  return (await isOver(documents, order)) ? null : dueOf(order)
}

/** What was due when it was begun is taken, also where an order costs less or more by now: it pays as far as it goes. */
function refusalOf(order: OrderDoc, { amount, wasDue }: PaidFor): Refusal | null {
  if (order.state === 'cancelled') return { refusal: message('orders.payment.too_late_cancelled') }
  const owed = owedFor(order)
  if (owed <= 0) return { refusal: message('orders.payment.paid_already') }
  if (wasDue) return null
  if (amount > owed) return { refusal: message('orders.payment.too_much') }
  if (order.state === 'awaiting payment' && amount < owed)
    return { refusal: message('orders.payment.too_little') }
  return null
}

/** Holds the stock for good; false when it was given back meanwhile. */
async function keepStock(documents: Documents, { reservation }: OrderDoc): Promise<boolean> {
  return reservation === null || confirmReservation(documents, reservation)
}

async function write(documents: Documents, order: OrderDoc, { payment, amount }: Paid): Promise<void> {
  const isFirst = order.state === 'awaiting payment'
  const { name } = order
  if (isFirst) await placeParcels(documents, name)
  await documents.save(Order, name, {
    payment,
    paid_amount: order.paid_amount + amount,
    ...(isFirst ? { state: 'placed', placed_at: await siteClock(documents), expires_at: null } : {}),
  })
  if (isFirst) await documents.emit('orders.placed', { order: name })
  await documents.emit('orders.paid', { order: name, payment, amount })
}

/** What an order came to cost more while its payer stood before his bank is asked of him again: nothing is packed before. */
async function askForRest(documents: Documents, order: OrderDoc, { amount, wasDue }: PaidFor): Promise<void> {
  const rest = owedFor(order) - amount
  if (rest <= 0 || !wasDue || order.payment_choice === 'cash on delivery') return
  await documents.emit('orders.to_pay', { order: order.name, amount: rest })
}

/**
 * What comes for an order pays what is owed for it in the books, and what of it is too much by now goes back. What came too
 * late is nobody's.
 */
async function settle(documents: Documents, paid: PaidFor): Promise<Settlement | Refusal> {
  const order = await documents.lock(Order, paid.name)
  const refusal = refusalOf(order, paid)
  if (refusal !== null) return refusal
  if (order.state === 'awaiting payment' && !(await keepStock(documents, order)))
    return { refusal: message('orders.payment.too_late_released') }
  await write(documents, order, paid)
  await askForRest(documents, order, paid)
  return {
    credits: [{ account: receivableOf(order.name), amount: paid.amount, memo: order.name }],
    tooMuch: Math.max(0, paid.amount - owedFor(order)),
  }
}

/**
 * What went back is written down; what of the order is owed no longer is said by who takes it off. What was decided to go
 * back and did not is to be given back still.
 */
async function refunded(documents: Documents, back: Paid): Promise<void> {
  const { returned_amount } = await documents.lock(Order, back.name)
  await documents.save(Order, back.name, { returned_amount: returned_amount + back.amount })
}

/** What was paid beyond what is owed by now: as after a return of what was paid in cash. */
async function owedBack(documents: Documents, name: string): Promise<OwedBack | null> {
  const order = await documents.lock(Order, name)
  const amount = -owedFor(order)
  return amount > 0 ? { ...termsOf(order), amount, account: receivableOf(name) } : null
}

/** How an order is paid: by whoever opens it, at once or when it comes; what comes clears what is owed for it. */
export const payableOrder: Payable = {
  type: Order.name,
  due,
  settle,
  refunded,
  owedBack,
  opensTo: (documents, { name, receipt }) =>
    orderOpenedBy(documents, { token: receipt, name: null }).then(
      (opened) => opened === name,
      () => false,
    ),
}
