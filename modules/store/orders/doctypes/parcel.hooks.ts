import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { shipStock } from '#store/inventory'
import { endShipments, sendParcel } from '#store/shipping'
import { Order } from './order.doctype.ts'
import { lockOrder, type HeldOrder } from './parcel.queries.ts'
import { stateOfOrder } from '../rules/state-of-order.ts'
import { writeInvoice } from '../actions/papers/write-invoice.ts'
import { requireNothingFollowed } from '../actions/require-nothing-followed.ts'
import { siteClock } from '../actions/site-clock.ts'
import { tellParcel } from '../actions/tell-parcel.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { leftOf } from '../rules/going-lines.ts'
import { dueOf } from '../rules/order-due.ts'
import { momentsOf, withOwnFields } from '../rules/own-parcel-fields.ts'
import { recipientOf } from '../rules/paper-parties.ts'
import { isBackOnItsWay, isStep, type ParcelState } from '../rules/parcel-states.ts'
import { stockOf } from '../rules/stock-of-lines.ts'
import { Parcel } from './parcel.doctype.ts'

type ParcelDoc = Doc<typeof Parcel>

const hasLeft = (from: ParcelState, to: ParcelState): boolean =>
  from === 'packed' && (to === 'shipped' || to === 'delivered')

async function giveToCarrier(documents: Documents, parcel: ParcelDoc): Promise<void> {
  const { name, business, carrier, tracking_number, tracking_url, kind } = parcel
  if (carrier === null || kind !== 'delivery') return
  const sent = { parcel: { type: Parcel.name, name }, business, carrier, tracking_number, tracking_url }
  await sendParcel(documents, sent)
}

/** The goods leave the shelf, a carrier has them, and their invoice is written: its number is the last lock of all. */
async function sendAway(documents: Documents, held: HeldOrder, parcel: ParcelDoc): Promise<void> {
  const system = documents.asSystem()
  const own = held.order.lines.filter((line) => line.parcel === parcel.name)
  const stock = stockOf(own.map((line) => ({ line, quantity: leftOf(line) })))
  if (stock.length > 0 && held.order.reservation !== null)
    await shipStock(documents, held.order.reservation, stock)
  await giveToCarrier(documents, parcel)
  await writeInvoice(system, held, parcel)
}

const unsent: ReadonlySet<ParcelState> = new Set(['placed', 'confirmed', 'packed'])
const going: ReadonlySet<ParcelState> = new Set(['packed', 'shipped', 'delivered'])

/** What became dearer after it was paid is packed once the rest is paid too; what is paid at the door is paid there. */
async function requirePaid(documents: Documents, from: ParcelState, { state, order }: ParcelDoc) {
  if (!unsent.has(from) || !going.has(state)) return
  const sold = await documents.asSystem().get(Order, order)
  const due = dueOf(sold)
  if (sold.payment_choice !== 'cash on delivery' && due !== null) throw changeErrors.unpaid(due.amount)
}

/** Its shipments end as it did, whoever said so first. */
async function endWay(documents: Documents, { name, state }: ParcelDoc): Promise<void> {
  if (state !== 'delivered' && state !== 'returned' && state !== 'lost') return
  const at = await siteClock(documents)
  await endShipments(documents, { parcel: { type: Parcel.name, name }, status: state, at })
}

/** Whoever makes a parcel need not say who gets it, and where: its order does. */
async function destinationOf(documents: Documents, parcel: ParcelDoc): Promise<Partial<ParcelDoc>> {
  if (parcel.contact_name !== null) return {}
  const order = await documents.asSystem().get(Order, parcel.order)
  return { ...recipientOf(order), address: parcel.kind === 'delivery' ? order.address : null }
}

/** A parcel is moved by those who pack it; what it holds, costs and promises stays as it was ordered. */
export const parcelHooks = hooks(Parcel, {
  async beforeSave({ previous, document: sent, documents }) {
    if (previous === null) return destinationOf(documents, sent)
    const document = isAdministrator(documents.caller) ? sent : withOwnFields(previous, sent)
    // Where it stays nothing is asked for, and a step that is not in the table is refused for that alone.
    if (!isStep(previous.state, document.state)) return document
    if (document.state === 'shipped' && document.kind === 'delivery' && document.carrier === null)
      throw changeErrors.no_carrier()
    if (isBackOnItsWay(previous.state, document.state)) await requireNothingFollowed(documents, previous)
    // What a carrier tells is so, whatever was paid.
    if (!isAdministrator(documents.caller)) await requirePaid(documents, previous.state, document)
    return { ...document, ...momentsOf(document.state, await siteClock(documents), document) }
  },
  async afterSave({ previous, document, documents }) {
    const { state } = document
    if (previous === null || previous.state === state) return
    const held = await followParcels(documents.asSystem(), document.order)
    await tellParcel(documents, document, previous.state)
    if (hasLeft(previous.state, state)) await sendAway(documents, held, document)
    // The shipment that was ended stays so: what its carrier tells from now on is told of another.
    if (isBackOnItsWay(previous.state, state)) await giveToCarrier(documents, document)
    await endWay(documents, document)
  },
})

/** The order comes as far as its parcels have. `system` acts as the system. */
async function followParcels(system: Documents, name: string): Promise<HeldOrder> {
  const held = await lockOrder(system, name)
  const { order, parcels } = held
  const state = stateOfOrder(
    parcels.map((parcel) => parcel.state),
    order.state,
  )
  if (state === order.state) return held
  return { parcels, order: await system.save(Order, name, { state }) }
}
