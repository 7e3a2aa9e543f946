import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { shipStock } from '#store/inventory'
import { endShipments, createShipment } from '#store/shipping'
import { Order } from '../order/order.doctype.ts'
import { lockOrder, type OrderWithParcels } from '../order/order.queries.ts'
import { deriveOrderState } from '../order/derive-state.rules.ts'
import { issueInvoice } from '../invoice/issue-invoice.ts'
import { requireRevertibleDelivery } from './revert-delivery.ts'
import { siteClock } from '../order/site-clock.ts'
import { emitFulfilmentEvent } from './emit-fulfilment-events.ts'
import { changeErrors } from '../errors.ts'
import { remainingQuantity } from '../order-line/credit-line.rules.ts'
import { paymentDue } from '../balance/balance-due.rules.ts'
import { transitionTimestamps, restrictToEditableFields } from './editable-fields.rules.ts'
import { findRecipient } from '../invoice/invoice-parties.rules.ts'
import { isDeliveryReverted, isFulfilmentTransition, type FulfilmentState } from './fulfilment.states.ts'
import { stockLines } from '../order-line/stock-lines.rules.ts'
import { Fulfilment } from './fulfilment.doctype.ts'

type FulfilmentDoc = Doc<typeof Fulfilment>

const isDispatch = (from: FulfilmentState, to: FulfilmentState): boolean =>
  from === 'packed' && (to === 'shipped' || to === 'delivered')

async function createCarrierShipment(documents: Documents, parcel: FulfilmentDoc): Promise<void> {
  const { name, business, carrier, tracking_number, tracking_url, kind } = parcel
  if (carrier === null || kind !== 'delivery') return
  const sent = { parcel: { type: Fulfilment.name, name }, business, carrier, tracking_number, tracking_url }
  await createShipment(documents, sent)
}

/** The goods leave the shelf, a carrier has them, and their invoice is written: its number is the last lock of all. */
async function shipFulfilment(
  documents: Documents,
  held: OrderWithParcels,
  parcel: FulfilmentDoc,
): Promise<void> {
  const system = documents.asSystem()
  const own = held.order.lines.filter((line) => line.parcel === parcel.name)
  const stock = stockLines(own.map((line) => ({ line, quantity: remainingQuantity(line) })))
  if (stock.length > 0 && held.order.reservation !== null)
    await shipStock(documents, held.order.reservation, stock)
  await createCarrierShipment(documents, parcel)
  await issueInvoice(system, held, parcel)
}

const unpreparedStates: ReadonlySet<FulfilmentState> = new Set(['placed', 'confirmed', 'packed'])
const preparedStates: ReadonlySet<FulfilmentState> = new Set(['packed', 'shipped', 'delivered'])

/** What became dearer after it was paid is packed once the rest is paid too; what is paid at the door is paid there. */
async function requirePaid(documents: Documents, from: FulfilmentState, { state, order }: FulfilmentDoc) {
  if (!unpreparedStates.has(from) || !preparedStates.has(state)) return
  const sold = await documents.asSystem().get(Order, order)
  const due = paymentDue(sold)
  if (sold.payment_choice !== 'cash on delivery' && due !== null) throw changeErrors.unpaid(due.amount)
}

/** Its shipments end as it did, whoever said so first. */
async function endParcelShipments(documents: Documents, { name, state }: FulfilmentDoc): Promise<void> {
  if (state !== 'delivered' && state !== 'returned' && state !== 'lost') return
  const at = await siteClock(documents)
  await endShipments(documents, { parcel: { type: Fulfilment.name, name }, status: state, at })
}

/** Whoever makes a parcel need not say who gets it, and where: its order does. */
async function destinationOf(documents: Documents, parcel: FulfilmentDoc): Promise<Partial<FulfilmentDoc>> {
  if (parcel.contact_name !== null) return {}
  const order = await documents.asSystem().get(Order, parcel.order)
  return { ...findRecipient(order), address: parcel.kind === 'delivery' ? order.address : null }
}

/** A parcel is moved by those who pack it; what it holds, costs and promises stays as it was ordered. */
export const fulfilmentHooks = hooks(Fulfilment, {
  async beforeSave({ previous, document: sent, documents }) {
    if (previous === null) return destinationOf(documents, sent)
    const document = isAdministrator(documents.caller) ? sent : restrictToEditableFields(previous, sent)
    // Where it stays nothing is asked for, and a step that is not in the table is refused for that alone.
    if (!isFulfilmentTransition(previous.state, document.state)) return document
    if (document.state === 'shipped' && document.kind === 'delivery' && document.carrier === null)
      throw changeErrors.no_carrier()
    if (isDeliveryReverted(previous.state, document.state))
      await requireRevertibleDelivery(documents, previous)
    // What a carrier tells is so, whatever was paid.
    if (!isAdministrator(documents.caller)) await requirePaid(documents, previous.state, document)
    return { ...document, ...transitionTimestamps(document.state, await siteClock(documents), document) }
  },
  async afterSave({ previous, document, documents }) {
    const { state } = document
    if (previous === null || previous.state === state) return
    const held = await updateOrderState(documents.asSystem(), document.order)
    await emitFulfilmentEvent(documents, document, previous.state)
    if (isDispatch(previous.state, state)) await shipFulfilment(documents, held, document)
    // The shipment that was ended stays so: what its carrier tells from now on is told of another.
    if (isDeliveryReverted(previous.state, state)) await createCarrierShipment(documents, document)
    await endParcelShipments(documents, document)
  },
})

/** The order comes as far as its parcels have. `system` acts as the system. */
async function updateOrderState(system: Documents, name: string): Promise<OrderWithParcels> {
  const held = await lockOrder(system, name)
  const { order, parcels } = held
  const state = deriveOrderState(
    parcels.map((parcel) => parcel.state),
    order.state,
  )
  if (state === order.state) return held
  return { parcels, order: await system.save(Order, name, { state }) }
}
