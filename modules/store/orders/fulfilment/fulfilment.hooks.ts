import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { shipStock } from '#store/inventory'
import { endShipments, createShipment } from '#store/shipping'
import { Order } from '../order/order.doctype.ts'
import {
  lockOrder,
  type OrderWithFulfilments,
  type FulfilmentDoc,
  siteClock,
} from '../order/order.queries.ts'
import { deriveOrderState } from '../order/order.states.ts'
import { issueInvoice } from '../invoice/issue-tax-document.ts'
import { emitFulfilmentEvent } from './emit-fulfilment-events.ts'
import { changeErrors } from '../errors.ts'
import { remainingQuantity } from '../order-line/credit-line.rules.ts'
import { paymentDue } from '../balance/balance-due.rules.ts'
import { findRecipient } from '../invoice/invoice.rules.ts'
import { isDeliveryReverted, isFulfilmentTransition, type FulfilmentState } from './fulfilment.states.ts'
import { stockLines } from '../order-line/order-lines.rules.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import { CashCollection } from '#money/manual-payments'
import { requireStock } from '../back-order/require-stock.ts'
import { Return } from '../return/return.doctype.ts'

type FulfilmentRow = Doc<typeof Fulfilment>

const isDispatch = (from: FulfilmentState, to: FulfilmentState): boolean =>
  (from === 'packed' && (to === 'shipped' || to === 'delivered')) || (from === 'placed' && to === 'delivered')

async function createCarrierShipment(documents: Documents, fulfilment: FulfilmentRow): Promise<void> {
  const { name, business, carrier, tracking_number, tracking_url, kind } = fulfilment
  if (carrier === null || (kind !== 'delivery' && kind !== 'collection')) return
  const sent = {
    fulfilment: { type: Fulfilment.name, name },
    business,
    carrier,
    tracking_number,
    tracking_url,
  }
  await createShipment(documents, sent)
}

/** Ships reserved stock, creates the shipment and issues the invoice last, because its number is the last lock. */
async function shipFulfilment(
  documents: Documents,
  held: OrderWithFulfilments,
  fulfilment: FulfilmentRow,
): Promise<void> {
  const system = documents.asSystem()
  const own = held.order.lines.filter((line) => line.fulfilment === fulfilment.name)
  const stock = stockLines(own.map((line) => ({ line, quantity: remainingQuantity(line) })))
  if (stock.length > 0 && held.order.reservation !== null)
    await shipStock(documents, held.order.reservation, stock)
  await createCarrierShipment(documents, fulfilment)
  await issueInvoice(system, held, fulfilment)
}

const unpreparedStates: ReadonlySet<FulfilmentState> = new Set(['placed', 'confirmed', 'packed'])

const preparedStates: ReadonlySet<FulfilmentState> = new Set(['packed', 'shipped', 'delivered'])

/** Refuses packing while an increased total is unpaid; cash on delivery is exempt. */
async function requirePaid(documents: Documents, from: FulfilmentState, { state, order }: FulfilmentRow) {
  if (!unpreparedStates.has(from) || !preparedStates.has(state)) return
  const sold = await documents.asSystem().get(Order, order)
  const due = paymentDue(sold)
  if (sold.payment_choice !== 'cash on delivery' && due !== null) throw changeErrors.unpaid(due.amount)
}

/** Refuses packing while items wait for stock. */
async function requireArrived(documents: Documents, before: FulfilmentRow, state: FulfilmentState) {
  if (!preparedStates.has(before.state) && preparedStates.has(state)) await requireStock(documents, before)
}

async function endFulfilmentShipments(documents: Documents, { name, state }: FulfilmentRow): Promise<void> {
  if (state !== 'delivered' && state !== 'returned' && state !== 'lost') return
  const at = await siteClock(documents)
  await endShipments(documents, { fulfilment: { type: Fulfilment.name, name }, status: state, at })
}

async function destinationOf(
  documents: Documents,
  fulfilment: FulfilmentRow,
): Promise<Partial<FulfilmentRow>> {
  if (fulfilment.contact_name !== null) return {}
  const order = await documents.asSystem().get(Order, fulfilment.order)
  return { ...findRecipient(order), address: fulfilment.kind === 'delivery' ? order.address : null }
}

/** Limits changes to the state and its fields; contents, amounts and promises stay as ordered. */
export const fulfilmentHooks = hooks(Fulfilment, {
  async beforeSave({ previous, document: sent, documents }) {
    if (previous === null) return destinationOf(documents, sent)
    const document = isAdministrator(documents.caller) ? sent : restrictToEditableFields(previous, sent)
    // An unchanged or invalid state needs no payment check; the transition check refuses an invalid one.
    if (!isFulfilmentTransition(previous.state, document.state)) return document
    if (document.state === 'shipped' && document.kind === 'delivery' && document.carrier === null)
      throw changeErrors.no_carrier()
    if (isDeliveryReverted(previous.state, document.state))
      await requireRevertibleDelivery(documents, previous)
    await requireArrived(documents, previous, document.state)
    // A carrier's report is accepted regardless of payment.
    if (!isAdministrator(documents.caller)) await requirePaid(documents, previous.state, document)
    return { ...document, ...transitionTimestamps(document.state, await siteClock(documents), document) }
  },
  async afterSave({ previous, document, documents }) {
    const { state } = document
    if (previous === null || previous.state === state) return
    const held = await updateOrderState(documents.asSystem(), document.order)
    await emitFulfilmentEvent(documents, document, previous.state)
    if (isDispatch(previous.state, state)) await shipFulfilment(documents, held, document)
    // The ended shipment stays ended; the carrier's next reports belong to a new one.
    if (isDeliveryReverted(previous.state, state)) await createCarrierShipment(documents, document)
    await endFulfilmentShipments(documents, document)
  },
})

/** Derives the order's state from its packages. `system` acts as the system. */
async function updateOrderState(system: Documents, name: string): Promise<OrderWithFulfilments> {
  const held = await lockOrder(system, name)
  const { order, fulfilments } = held
  const state = deriveOrderState(
    fulfilments.map((fulfilment) => fulfilment.state),
    order.state,
  )
  if (state === order.state) return held
  return { fulfilments, order: await system.save(Order, name, { state }) }
}

function restrictToEditableFields(previous: FulfilmentRow, sent: FulfilmentRow): FulfilmentRow {
  const { state, carrier, tracking_number, tracking_url, undelivered_reason, restock, modified } = sent
  const tracking = { carrier, tracking_number, tracking_url }
  return { ...previous, state, ...tracking, undelivered_reason, restock, modified }
}

const timestampFields = {
  confirmed: 'confirmed_at',
  packed: 'packed_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  returned: 'returned_at',
  lost: 'lost_at',
  cancelled: 'cancelled_at',
} as const

/**
 * Sets the time of each transition; pickup sets the dispatch time too. A reverted delivery retains its dispatch time.
 */
function transitionTimestamps(
  state: FulfilmentState,
  now: string,
  { shipped_at, delivered_at }: FulfilmentRow,
): Partial<FulfilmentRow> {
  if (state === 'awaiting payment' || state === 'placed') return {}
  if (state === 'delivered') return { delivered_at: now, shipped_at: shipped_at ?? now }
  if (state === 'shipped' && delivered_at !== null) return { delivered_at: null, delivery_reverted_at: now }
  return { [timestampFields[state]]: now }
}

/** Limit of collections: one per package, plus one per change of the order. */
const MAX_COLLECTIONS = 500

async function collectedFor(
  system: Documents,
  { name, order }: Pick<FulfilmentDoc, 'name' | 'order'>,
): Promise<string | undefined> {
  const collected = await system.find(CashCollection, {
    where: {
      ...{ reference_type: Order.name, reference_name: order },
      state: ['in', ['collected', 'deposited']],
    },
    fields: ['name', 'part'],
    limit: MAX_COLLECTIONS,
  })
  return collected.find(({ part }) => part === null || part === name)?.name
}

async function requireRevertibleDelivery(
  documents: Documents,
  { name, order, kind }: Pick<FulfilmentDoc, 'name' | 'order' | 'kind'>,
): Promise<void> {
  if (kind !== 'delivery') throw changeErrors.not_carrier_delivered()
  const system = documents.asSystem()
  // Return requests and cash collections take the order's lock too, so they are seen here or come later.
  const { state } = await system.lock(Order, order)
  if (state === 'closed') throw changeErrors.closed_already()
  const [back] = await system.find(Return, { where: { fulfilment: name }, fields: ['name'], limit: 1 })
  if (back) throw changeErrors.sent_back_already(back.name)
  const cash = await collectedFor(system, { name, order })
  if (cash !== undefined) throw changeErrors.collected_already(cash)
}
