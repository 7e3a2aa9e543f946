import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { ManualPayment, ManualRefund, RefundPayee, type PayoutMethod } from '#money/manual-payments'
import { Payment } from '#money/payments'
import { BusinessBranch } from '#store/businesses'
import { StockReservation, waitingColumns, type WaitingLine } from '#store/inventory'
import type { ReturnReason, ReturnState } from '../return/return.states.ts'
import { CreditNote } from '../invoice/credit-note.doctype.ts'
import { Invoice } from '../invoice/invoice.doctype.ts'
import { Order } from './order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { Return } from '../return/return.doctype.ts'

const refundTypes = [RefundPayee, ManualRefund, ManualPayment, BusinessBranch] as const

interface SenderSummary {
  readonly fulfilment: string
  readonly seller: string
  readonly branch_name: string | null
  readonly branch_address: string | null
  readonly opening_hours: string | null
}

interface TaxDocumentSummary {
  readonly name: string
  readonly number: string
  readonly kind: string
  readonly seller: string
  readonly issued_on: string
  readonly total: number
}

export interface ReturnSummary {
  readonly name: string
  readonly fulfilment: string
  readonly state: ReturnState
  readonly reason: ReturnReason
  readonly resolution: 'refund' | 'exchange'
  readonly pickup_on: string | null
  readonly answer: string | null
  readonly refund_amount: number
  readonly new_order: string | null
  /** Payments of this order applied to the new one, in minor units. */
  readonly carried_amount: number
  /** Amount due on the new order, in minor units. */
  readonly new_order_due: number
  readonly asked_on: string
  readonly items: readonly {
    readonly title: string
    readonly quantity: number
    readonly amount: number
    readonly order_line: string
  }[]
}

/** Sums of payments and of their refunds, in minor units. */
interface PaidAndReturned {
  readonly paid: number
  readonly returned: number
}

/** Unallocated payments in another currency, which must not be added to other amounts. */
interface ForeignPayments extends PaidAndReturned {
  readonly currency: string
}

interface RefundDestinationSummary {
  readonly method: PayoutMethod | null
  /** Masked. */
  readonly payee: string | null
  readonly is_due: boolean
  readonly is_paid_by_hand: boolean
  readonly can_collect: boolean
}

export interface OrderDetails {
  readonly senders: readonly SenderSummary[]
  /** Units of the order that wait for stock. */
  readonly waiting: readonly WaitingLine[]
  readonly tax_documents: readonly TaxDocumentSummary[]
  readonly returns: readonly ReturnSummary[]
  readonly refund_to: RefundDestinationSummary
  /** Payments that could not be allocated, as after a cancellation; they are refunded entirely. */
  readonly unallocated: PaidAndReturned
  /** Part of the order's payments that a wallet made. */
  readonly wallet: PaidAndReturned
  /** Part of the order's payments that reward points made. */
  readonly points: PaidAndReturned
  /** Part of the order's payments that a gift card made. */
  readonly gift_card: PaidAndReturned
  readonly foreign: readonly ForeignPayments[]
}

const senders = (order: string) => sql`
  select coalesce(json_agg(json_build_object('fulfilment', p.name, 'seller', b.business_name, 'branch_name', r.branch_name,
      'branch_address', concat_ws(', ', r.address_line1, r.address_line2, concat_ws(' ', r.city, r.zipcode)),
      'opening_hours', r.opening_hours)), '[]')
  from "Fulfilment" p join "Business" b on b.name = p.business left join "Business Branch" r on r.name = p.branch
  where p."order" = ${order}`

const waiting = (order: string) => sql`
  select coalesce(json_agg(json_build_object(${waitingColumns}) order by w.idx), '[]')
  from "Order" o join "Stock Reservation Line" w on w.parent = o.reservation and w.backordered > 0
  where o.name = ${order}`

const taxDocuments = (order: string) => sql`
  select coalesce(json_agg(json_build_object('name', one.name, 'number', one.number, 'kind', one.kind,
      'seller', b.business_name, 'issued_on', one.issued_on::text, 'total', one.total) order by one.creation, one.number), '[]')
  from (
    select name, creation, invoice_number as number, kind, business, issued_on, total from "Invoice" where "order" = ${order}
    union all
    select name, creation, credit_note_number, kind, business, issued_on, total from "Credit Note" where "order" = ${order}
  ) one join "Business" b on b.name = one.business`

const newOrderDue = sql`case when n.state = 'cancelled' then 0
  else coalesce(greatest(0, n.total - n.credited_amount - n.paid_amount + n.refunded_amount), 0) end`

const returns = (order: string) => sql`
  select coalesce(json_agg(json_build_object('name', r.name, 'fulfilment', r.fulfilment, 'state', r.state, 'reason', r.reason,
      'resolution', r.resolution, 'pickup_on', r.pickup_on::text, 'answer', r.answer, 'refund_amount', r.refund_amount,
      'new_order', r.new_order, 'carried_amount', r.carried_amount, 'new_order_due', ${newOrderDue},
      'asked_on', to_char(r.creation, 'YYYY-MM-DD'),
      'items', (select json_agg(json_build_object('title', i.title, 'quantity', i.quantity, 'amount', i.amount,
          'order_line', i.order_line) order by i.idx)
        from "Return Item" i where i.parent = r.name and i.parenttype = 'Return')) order by r.name), '[]')
  from "Return" r left join "Order" n on n.name = r.new_order where r."order" = ${order}`

const paymentsWhere = (order: string, condition: RawBuilder<unknown>) => sql`
  select json_build_object('paid', coalesce(sum(captured_amount), 0), 'returned', coalesce(sum(refunded_amount), 0))
  from "Payment" where reference_type = 'Order' and reference_name = ${order} and ${condition}`

const unallocated = (order: string) =>
  paymentsWhere(
    order,
    sql`allocation in ('unallocated', 'refunded') and coalesce(captured_currency, currency) = currency`,
  )

const wallet = (order: string) => paymentsWhere(order, sql`gateway = 'Wallet'`)

const points = (order: string) => paymentsWhere(order, sql`gateway = 'Reward Points'`)

const giftCard = (order: string) => paymentsWhere(order, sql`gateway = 'Gift Card'`)

const foreign = (order: string) => sql`
  select coalesce(json_agg(json_build_object('currency', one.currency, 'paid', one.paid, 'returned', one.returned)
      order by one.currency), '[]')
  from (
    select captured_currency as currency, sum(captured_amount) as paid, sum(refunded_amount) as returned from "Payment"
    where reference_type = 'Order' and reference_name = ${order} and allocation in ('unallocated', 'refunded')
      and captured_currency <> currency
    group by captured_currency
  ) one`

const refundTo = (order: string) => sql`
  select json_build_object('method', max(y.payee_method), 'payee', max(y.payee),
    'is_due', exists (select from "Manual Refund"
      where reference_type = 'Order' and reference_name = ${order} and state = 'due'),
    'is_paid_by_hand', exists (select from "Manual Payment"
      where reference_type = 'Order' and reference_name = ${order} and state in ('received', 'cleared')),
    'can_collect', exists (select from "Fulfilment" p join "Business Branch" b on b.business = p.business
      where p."order" = ${order} and b.is_active = 1 and b.is_pickup_point = 1))
  from "Refund Payee" y where y.reference_type = 'Order' and y.reference_name = ${order}`

const noRefundDestination: RefundDestinationSummary = {
  ...{ method: null, payee: null, is_due: false, is_paid_by_hand: false, can_collect: false },
}

const nothingPaid: PaidAndReturned = { paid: 0, returned: 0 }

/** Reads sellers, documents, returns and unallocated payments of an order. One statement. */
export async function readOrderDetails(system: Documents, order: string): Promise<OrderDetails> {
  const [found] = await system.statement(
    sql<OrderDetails>`select (${senders(order)}) as senders, (${waiting(order)}) as waiting, (${taxDocuments(order)}) as tax_documents,
      (${returns(order)}) as returns, (${refundTo(order)}) as refund_to, (${unallocated(order)}) as unallocated,
      (${wallet(order)}) as wallet, (${giftCard(order)}) as gift_card, (${points(order)}) as points,
      (${foreign(order)}) as foreign`,
    { reads: [Order, Fulfilment, Invoice, CreditNote, Return, Payment, StockReservation, ...refundTypes] },
  )
  const nothing = {
    senders: [],
    waiting: [],
    tax_documents: [],
    returns: [],
    refund_to: noRefundDestination,
    foreign: [],
  }
  return (
    found ?? {
      ...nothing,
      unallocated: nothingPaid,
      wallet: nothingPaid,
      gift_card: nothingPaid,
      points: nothingPaid,
    }
  )
}
