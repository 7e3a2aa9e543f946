import type { Context } from '#framework/context'
import { orderEvents } from './events.ts'
import { printFormats } from '#framework/printing'
import { codeAudience } from '#framework/identity'
import { cashCollector, type CashCollector } from '#money/manual-payments'
import { bookkeepingCheck, createQueryCheck, type BookkeepingCheck, sqlText } from '#money/ledger'
import {
  payable,
  type BusinessShares,
  type Due,
  type Overpayment,
  type PaidFor,
  type Payable,
  type Refusal,
  type Allocation,
} from '#money/payments'
import { orderSearchAudience } from './order-lookup/order-search.ts'
import { Fulfilment } from './fulfilment/fulfilment.doctype.ts'
import { message } from './messages.ts'
import type { Message } from '#meta'
import { ORDER_CHANGED_REASON } from './cash-on-delivery/cash-collections.rules.ts'
import { downloadTaxDocument, openTaxDocument } from './invoice/open-tax-document.ts'
import type { Documents } from '#framework/documents'
import { confirmReservation } from '#store/inventory'
import { Order } from './order/order.doctype.ts'
import { requireOrderAccess } from './order/order-access.ts'
import { loadOrder, type OrderDoc, placeFulfilments, siteClock } from './order/order.queries.ts'
import { paymentDue, balanceDue, paymentTerms } from './balance/balance-due.rules.ts'
import { receivableAccount } from './balance/order-posting.rules.ts'
import { householdLines } from '#money/statements'
import { householdOrders } from './order/household-orders.ts'

interface Paid {
  readonly name: string
  readonly payment: string
  readonly amount: number
}

/** An expired order accepts no new payment; it is cancelled once the last started payment ends. */
async function isOver(documents: Documents, { state, expires_at }: OrderDoc): Promise<boolean> {
  if (state !== 'awaiting payment' || expires_at === null) return false
  return expires_at.slice(0, 19) <= (await siteClock(documents))
}

async function due(documents: Documents, name: string): Promise<Due | null> {
  const order = await documents.lock(Order, name)
  const found = (await isOver(documents, order)) ? null : paymentDue(order)
  return found && { ...found, title: message('orders.payment.title', { number: name }) }
}

/** Accepts the amount due at the start of the payment, even when the order's total has changed. */
function refusalOf(order: OrderDoc, { amount, wasDue, isPart = false }: PaidFor): Refusal | null {
  if (order.state === 'cancelled') return { refusal: message('orders.payment.too_late_cancelled') }
  const owed = balanceDue(order)
  if (owed <= 0) return { refusal: message('orders.payment.paid_already') }
  if (wasDue) return null
  if (amount > owed) return { refusal: message('orders.payment.too_much') }
  if (order.state === 'awaiting payment' && amount < owed && !isPart)
    return { refusal: message('orders.payment.too_little') }
  return null
}

/** Confirms the reservation; false when it was released in the meantime. */
async function confirmStock(documents: Documents, { reservation }: OrderDoc): Promise<boolean> {
  return reservation === null || confirmReservation(documents, reservation)
}

/** A part from a wallet or gift card does not place an order; it is refunded when the rest is not paid in time. */
const isOnlyPart = (order: OrderDoc, { amount, isPart = false }: PaidFor): boolean =>
  isPart && order.state === 'awaiting payment' && amount < balanceDue(order)

async function write(documents: Documents, order: OrderDoc, paid: PaidFor): Promise<void> {
  const { payment, amount } = paid
  const isFirst = order.state === 'awaiting payment' && !isOnlyPart(order, paid)
  const { name } = order
  if (isFirst) await placeFulfilments(documents, name)
  await documents.save(Order, name, {
    payment,
    paid_amount: order.paid_amount + amount,
    ...(isFirst ? { state: 'placed', placed_at: await siteClock(documents), expires_at: null } : {}),
  })
  if (isFirst) await documents.emit(orderEvents.placed, { order: name })
  await documents.emit(orderEvents.paid, { order: name, payment, amount })
}

/** Requests the difference when the order's total increased during the payment; the order is not packed before. */
async function askForRest(documents: Documents, order: OrderDoc, { amount, wasDue }: PaidFor): Promise<void> {
  const rest = balanceDue(order) - amount
  if (rest <= 0 || !wasDue || order.payment_choice === 'cash on delivery') return
  await documents.emit(orderEvents.to_pay, { order: order.name, amount: rest })
}

/** Applies a payment to the order's receivable and refunds the excess. A payment that is too late stays unallocated. */
async function settle(documents: Documents, paid: PaidFor): Promise<Allocation | Refusal> {
  const order = await documents.lock(Order, paid.name)
  const refusal = refusalOf(order, paid)
  if (refusal !== null) return refusal
  const isPlaced = order.state === 'awaiting payment' && !isOnlyPart(order, paid)
  if (isPlaced && !(await confirmStock(documents, order)))
    return { refusal: message('orders.payment.too_late_released') }
  await write(documents, order, paid)
  await askForRest(documents, order, paid)
  return {
    credits: [{ account: receivableAccount(order.name), amount: paid.amount, memo: order.name }],
    tooMuch: Math.max(0, paid.amount - balanceDue(order)),
  }
}

/**
 * Records a refund; the credited amount is recorded by the cancellation or return. A failed refund becomes due again.
 */
async function refunded(documents: Documents, back: Paid): Promise<void> {
  const { refunded_amount } = await documents.lock(Order, back.name)
  await documents.save(Order, back.name, { refunded_amount: refunded_amount + back.amount })
}

async function owedBack(documents: Documents, name: string): Promise<Overpayment | null> {
  const order = await documents.lock(Order, name)
  const amount = -balanceDue(order)
  return amount > 0 ? { ...paymentTerms(order), amount, account: receivableAccount(name) } : null
}

/** Returns what each seller's packages cost now. */
async function businessShares(documents: Documents, order: string): Promise<BusinessShares> {
  const { fulfilments } = await loadOrder(documents, order)
  const shares = new Map<string, number>()
  for (const { business, total, credited_amount } of fulfilments)
    shares.set(business, (shares.get(business) ?? 0) + total - (credited_amount ?? 0))
  return shares
}

const payableOrder: Payable = {
  type: Order.name,
  storedValue: 'parts',
  businessShares,
  due,
  settle,
  refunded,
  owedBack,
  opensTo: (documents, { name, receipt }) =>
    requireOrderAccess(documents, { token: receipt, name: null }).then(
      (opened) => opened === name,
      () => false,
    ),
}

const problems = {
  balance_due_differs: message('orders.problem.balance_due_differs'),
  total_differs: message('orders.problem.total_differs'),
  credits_exceed_total: message('orders.problem.credits_exceed_total'),
  refunds_exceed_payments: message('orders.problem.refunds_exceed_payments'),
  due_before_delivery: message('orders.problem.due_before_delivery'),
  capture_not_shown: message('orders.problem.capture_not_shown'),
  refunded_amount_differs: message('orders.problem.refunded_amount_differs'),
  reserved_stock_differs: message('orders.problem.reserved_stock_differs'),
  waits_after_packing: message('orders.problem.waits_after_packing'),
  cash_not_recorded: message('orders.problem.cash_not_recorded'),
  order_missing: message('orders.problem.order_missing'),
} as const

const orderProblems: readonly Message[] = Object.values(problems)

/** SQL check of orders against their payments. */
const orderDiscrepancies = `
  select 'Order' as type, o.name, case
      when coalesce(a.balance, 0) <> o.total - o.credited_amount - o.paid_amount + o.refunded_amount
        then ${sqlText(problems.balance_due_differs)}
      when l.total + p.ways <> o.total then ${sqlText(problems.total_differs)}
      when o.credited_amount > o.total then ${sqlText(problems.credits_exceed_total)}
      when o.refunded_amount > o.paid_amount then ${sqlText(problems.refunds_exceed_payments)}
      when g.pieces <> 0 then ${sqlText(problems.due_before_delivery)}
      when coalesce(m.captured, 0) > o.paid_amount then ${sqlText(problems.capture_not_shown)}
      when coalesce(m.refunded, 0) > o.refunded_amount then ${sqlText(problems.refunded_amount_differs)}
    end as problem
  from "Order" o
    left join "Ledger Account" a on a.purpose = 'receivable' and a.party_type = 'Order' and a.party = o.name
    cross join lateral (select coalesce(sum(total), 0) as total from "Order Line" where parent = o.name) l
    cross join lateral (
      select coalesce(sum(shipping_amount + fee_amount), 0) as ways from "Fulfilment" where "order" = o.name) p
    cross join lateral (
      select coalesce(sum(l.quantity - l.cancelled_quantity - l.returned_quantity - l.refunded_quantity), 0) as pieces
      from "Order Line" l join "Fulfilment" p on p.name = l.fulfilment
      where l.parent = o.name and p.state in ('cancelled', 'returned', 'lost')) g
    cross join lateral (
      select sum(captured_amount) as captured, sum(refunded_amount) as refunded from "Payment"
      where reference_type = 'Order' and reference_name = o.name and allocation = 'allocated') m`

/** SQL check: outstanding items are reserved, nothing that waits for stock is packed, and each reservation has an order. */
const stockDiscrepancies = `
  select 'Order' as type, o.name, case
      when coalesce(h.held, 0) <> coalesce(n.needed, 0) then ${sqlText(problems.reserved_stock_differs)}
      when exists (
        select from "Stock Reservation Line" r
          join "Order Line" l on l.parent = o.name and l.variant = r.variant and l.branch = r.branch
          join "Fulfilment" p on p.name = l.fulfilment
        where r.parent = o.reservation and r.backordered > 0
          and (p.ready_on is null or p.state in ('packed', 'shipped', 'delivered')))
        then ${sqlText(problems.waits_after_packing)}
    end as problem
  from "Order" o
    left join lateral (
      select sum(r.quantity - r.shipped - r.released) as held from "Stock Reservation Line" r
      where r.parent = o.reservation) h on true
    left join lateral (
      select sum(l.quantity - l.cancelled_quantity) as needed
      from "Order Line" l join "Fulfilment" p on p.name = l.fulfilment
      where l.parent = o.name and l.tracks_stock = 1 and l.is_digital = 0 and l.branch is not null
        and p.state in ('awaiting payment', 'placed', 'confirmed', 'packed')) n on true
  union all
  select 'Stock Reservation', r.name, ${sqlText(problems.order_missing)}
  from "Stock Reservation" r
  where r.source_type = 'Order' and r.state = 'held' and not exists (select from "Order" o where o.name = r.source_name)`

/** SQL check: cash requested at delivery is booked or pending, unless the office cancelled the collection. */
const cashDiscrepancies = `
  select 'Order' as type, o.name, case
      when o.paid_amount + coalesce(c.open, 0) < coalesce(c.asked, 0)
        then ${sqlText(problems.cash_not_recorded)}
    end as problem
  from "Order" o
    cross join lateral (
      select sum(k.amount) filter (where k.state = 'due') as open,
        sum(k.amount) filter (
          where p.state = 'delivered' and k.creation <= p.delivered_at + interval '1 second' and (
            k.state <> 'cancelled'
            or (k.reason = '${ORDER_CHANGED_REASON}' and k.modified > p.delivered_at + interval '1 second'))
            and not exists (
              select from "Cash Collection" u where u.reference_type = 'Order' and u.reference_name = o.name
                and u.part = k.part and u.state = 'cancelled' and u.reason is distinct from '${ORDER_CHANGED_REASON}'
                and u.modified >= p.delivered_at)) as asked
      from "Cash Collection" k left join "Fulfilment" p on p.name = k.part
      where k.reference_type = 'Order' and k.reference_name = o.name) c
  where o.payment_choice = 'cash on delivery'`

const checkOrdersPaid: BookkeepingCheck = {
  name: 'orders.paid',
  title: message('orders.check.paid'),
  problems: orderProblems,
  run: createQueryCheck(orderDiscrepancies),
}

const checkOrdersStock: BookkeepingCheck = {
  name: 'orders.stock',
  title: message('orders.check.stock'),
  problems: orderProblems,
  run: createQueryCheck(stockDiscrepancies),
}

const checkOrdersCash: BookkeepingCheck = {
  name: 'orders.cash',
  title: message('orders.check.cash'),
  problems: orderProblems,
  run: createQueryCheck(cashDiscrepancies),
}

/** The carrier owes cash collected at delivery until it remits it. */
const carrierCash: CashCollector = {
  partType: Fulfilment.name,
  async collectorOf(documents, part) {
    const { carrier } = await documents.get(Fulfilment, part)
    return carrier === null ? null : { type: 'Carrier', name: carrier }
  },
}

async function printTaxDocument({ documents, site, language }: Context, name: string) {
  const document = await openTaxDocument(documents, { document: name, token: null, name: null })
  return downloadTaxDocument(site, { document, language })
}

export const orderExtensions = [
  householdLines.add(householdOrders),
  codeAudience.add(orderSearchAudience),
  payable.add(payableOrder),
  printFormats.add({ type: 'Invoice', print: printTaxDocument }),
  printFormats.add({ type: 'Credit Note', print: printTaxDocument }),
  cashCollector.add(carrierCash),
  bookkeepingCheck.add(checkOrdersPaid),
  bookkeepingCheck.add(checkOrdersStock),
  bookkeepingCheck.add(checkOrdersCash),
]
