import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import type { Due, OwedBack, Payable, Refusal, Settlement } from '#money/payments'
import { confirmReservation } from '#store/inventory'
import { Order } from '../doctypes/order.doctype.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import type { OrderDoc } from '../doctypes/parcel.queries.ts'
import { dueOf, owedFor, termsOf } from '../rules/order-due.ts'
import { receivableOf } from '../rules/sale-posting.ts'
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

function refusalOf(order: OrderDoc, { amount }: Paid): Refusal | null {
  if (order.state === 'cancelled') return { refusal: 'It was paid too late: the order is cancelled' }
  const owed = owedFor(order)
  if (owed <= 0) return { refusal: 'This order is paid already' }
  if (amount > owed) return { refusal: 'More came than is owed for the order' }
  if (order.state === 'awaiting payment' && amount < owed)
    return { refusal: 'Less came than is owed for the order' }
  return null
}

/** The parcels of an order that was paid for are there to be packed. One statement, however many. */
async function placeParcels(documents: Documents, order: string): Promise<void> {
  await documents.asSystem().statement(
    prepared<{ name: string }>(
      'orders.place parcels',
      sql`update "Parcel" set state = 'placed', modified = clock_timestamp(), modified_by = ${documents.caller.user}
        where "order" = ${order} and state = 'awaiting payment' returning name`,
    ),
    { changes: (rows) => rows.map(({ name }) => ({ type: Parcel.name, name, kind: 'saved' as const })) },
  )
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

/** What comes for an order pays what is owed for it in the books. What came too late, or is too much, is nobody's. */
async function settle(documents: Documents, paid: Paid): Promise<Settlement | Refusal> {
  const order = await documents.lock(Order, paid.name)
  const refusal = refusalOf(order, paid)
  if (refusal !== null) return refusal
  if (order.state === 'awaiting payment' && !(await keepStock(documents, order)))
    return { refusal: 'It was paid too late: nothing is kept for the order any more' }
  await write(documents, order, paid)
  return { credits: [{ account: receivableOf(order.name), amount: paid.amount, memo: order.name }] }
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
