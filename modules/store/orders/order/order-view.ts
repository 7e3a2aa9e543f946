import { toDecimal } from '#meta'
import type { ShipmentSeen } from '#store/shipping'
import type { OrderDoc, FulfilmentDoc } from './order.queries.ts'
import type { OrderDetails, ReturnSummary } from './order-view.queries.ts'
import { remainingQuantity } from '../order-line/credit-line.rules.ts'
import { balanceDue } from '../balance/balance-due.rules.ts'
import { parseValues } from '../invoice/invoice.rules.ts'
import { isNotArriving, isUnpacked, relevantShipments } from '../fulfilment/fulfilment.states.ts'
import { countReturnableQuantity, lastReturnDay } from '../return/return.rules.ts'
import { buildRefundDestinationView } from '../refund/refund-destination.ts'
import { isReturnClosed } from '../return/return.states.ts'

interface OrderViewInput extends OrderDetails {
  readonly order: OrderDoc
  readonly fulfilments: readonly FulfilmentDoc[]
  readonly shipments: ReadonlyMap<string, readonly ShipmentSeen[]>
  readonly today: string
}

type Line = OrderDoc['lines'][number]

const canCancel = ({ state }: Pick<FulfilmentDoc, 'state'>): 0 | 1 => (isUnpacked(state) ? 1 : 0)

const asCheck = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** True while nothing outstanding is packed; cancelled packages do not matter. */
export function canChangeAddress({ state, address }: OrderDoc, fulfilments: readonly FulfilmentDoc[]): 0 | 1 {
  const activeFulfilments = fulfilments.filter((fulfilment) => !isNotArriving(fulfilment.state))
  const isDelivery = address !== null && activeFulfilments.some(({ kind }) => kind === 'delivery')
  return asCheck(
    state !== 'cancelled' &&
      isDelivery &&
      activeFulfilments.every((fulfilment) => canCancel(fulfilment) === 1),
  )
}

function pendingReturnQuantities(returns: readonly ReturnSummary[]): ReadonlyMap<string, number> {
  const items = returns.filter(({ state }) => !isReturnClosed(state)).flatMap((one) => one.items)
  const pending = new Map<string, number>()
  for (const { order_line, quantity } of items)
    pending.set(order_line, (pending.get(order_line) ?? 0) + quantity)
  return pending
}

/** Returns the units of a line that wait for stock; null when they have arrived. */
function buildWaitingView({ variant, branch }: Line, waiting: OrderViewInput['waiting']) {
  const found = waiting.find((one) => one.variant === variant && one.branch === branch)
  if (!found) return null
  const { kind, expected_on, quantity } = found
  return { kind, expected_on, quantity }
}

function buildLineView(line: Line, fulfilment: FulfilmentDoc, known: OrderViewInput) {
  const { returns, today } = known
  const { name, product, variant, business, title, variant_label, sku, image, route, quantity } = line
  const { cancelled_quantity, returned_quantity, refunded_quantity, price, amount, discount, total } = line
  return {
    ...{ name, product, variant, business, title, variant_label, sku, image, route, quantity },
    ...{ cancelled_quantity, returned_quantity, refunded_quantity, left: remainingQuantity(line) },
    ...{
      price: toDecimal(price),
      amount: toDecimal(amount),
      discount: toDecimal(discount),
      total: toDecimal(total),
    },
    back_order: buildWaitingView(line, known.waiting),
    return_until: lastReturnDay(line, fulfilment),
    returnable: countReturnableQuantity(line, fulfilment, {
      pending: pendingReturnQuantities(returns),
      today,
    }),
  }
}

function buildTimestamps(fulfilment: FulfilmentDoc) {
  const { confirmed_at, packed_at, shipped_at, delivered_at, cancelled_at, cancel_reason } = fulfilment
  const { returned_at, lost_at, undelivered_reason } = fulfilment
  return {
    ...{ confirmed_at, packed_at, shipped_at, delivered_at, cancelled_at, cancel_reason },
    ...{ returned_at, lost_at, undelivered_reason: returned_at === null ? null : undelivered_reason },
  }
}

function buildFulfilmentView(fulfilment: FulfilmentDoc, known: OrderViewInput) {
  const { name, number, state, kind, delivery_label, promised_from, promised_by, slot_label } = fulfilment
  const sender = known.senders.find((one) => one.fulfilment === name)
  const { branch_name = null, branch_address = null, opening_hours = null } = sender ?? {}
  return {
    ...{ name, number, state, kind, delivery_label, promised_from, promised_by, slot_label },
    seller: sender?.seller ?? fulfilment.business,
    business: fulfilment.business,
    collection: kind === 'collection' ? fulfilment.contact_name : null,
    pickup: kind === 'pickup' ? { branch_name, address: branch_address, opening_hours } : null,
    ...buildTimestamps(fulfilment),
    shipping_amount: toDecimal(fulfilment.shipping_amount),
    total: toDecimal(fulfilment.total),
    to_collect: toDecimal(fulfilment.collect_amount),
    can_cancel: canCancel(fulfilment),
    shipments: relevantShipments(known.shipments.get(name) ?? [], fulfilment.delivery_reverted_at),
    lines: known.order.lines
      .filter((line) => line.fulfilment === name)
      .map((line) => buildLineView(line, fulfilment, known)),
  }
}

function buildMoneyView({ order, unallocated, wallet, gift_card, points, foreign }: OrderViewInput) {
  const due = order.state === 'cancelled' ? 0 : Math.max(0, balanceDue(order))
  return {
    currency: order.currency,
    items_amount: toDecimal(order.items_amount),
    discount_amount: toDecimal(order.discount_amount),
    shipping_amount: toDecimal(order.shipping_amount),
    fee_amount: toDecimal(order.fee_amount),
    tax_amount: toDecimal(order.tax_amount),
    total: toDecimal(order.total),
    credited: toDecimal(order.credited_amount),
    paid: toDecimal(order.paid_amount),
    returned: toDecimal(order.refunded_amount),
    due: toDecimal(due),
    /** Overpayment not being refunded yet; manual payments are refunded manually. */
    refund_due: toDecimal(Math.max(0, -balanceDue(order))),
    /** Late or excess payments, not included in `paid`, refunded by the original method. */
    unallocated_paid: toDecimal(unallocated.paid),
    unallocated_refunded: toDecimal(unallocated.returned),
    /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
    wallet_paid: toDecimal(wallet.paid),
    wallet_returned: toDecimal(wallet.returned),
    /** The same of a gift card. */
    gift_card_paid: toDecimal(gift_card.paid),
    gift_card_returned: toDecimal(gift_card.returned),
    /** The same of reward points. */
    points_paid: toDecimal(points.paid),
    points_returned: toDecimal(points.returned),
    foreign_paid: foreign.map(({ currency, paid, returned }) => ({
      currency,
      paid: toDecimal(paid),
      returned: toDecimal(returned),
    })),
  }
}

function buildReturnView({ refund_amount, carried_amount, new_order_due, items, ...one }: ReturnSummary) {
  return {
    ...one,
    can_withdraw: asCheck(one.state === 'requested' || one.state === 'approved'),
    refund_amount: toDecimal(refund_amount),
    carried_amount: toDecimal(carried_amount),
    new_order_due: toDecimal(new_order_due),
    items: items.map(({ title, quantity, amount }) => ({ title, quantity, amount: toDecimal(amount) })),
  }
}

/** Builds the buyer's view of an order: amounts are decimals, times local to the site. */
export function buildOrderView(known: OrderViewInput) {
  const { order, fulfilments, tax_documents: taxDocuments, returns } = known
  const { name, state, placed_at, creation, expires_at, contact_name, phone, email, gstin, payment_choice } =
    order
  return {
    ...{ order: name, state, placed_at: placed_at ?? creation.slice(0, 19), expires_at },
    ...{ contact_name, phone, email, gstin, payment_choice },
    address: parseValues(order.address),
    ...buildMoneyView(known),
    can_cancel: asCheck(fulfilments.some((fulfilment) => canCancel(fulfilment) === 1)),
    can_edit: canChangeAddress(order, fulfilments),
    fulfilments: fulfilments.map((fulfilment) => buildFulfilmentView(fulfilment, known)),
    tax_documents: taxDocuments.map(({ total, ...rest }) => ({ ...rest, total: toDecimal(total) })),
    returns: returns.map(buildReturnView),
    refund_to: buildRefundDestinationView(order, known),
  }
}
