import type { Context } from '#framework/context'
import { fulfilmentEvents } from '../events.ts'
import { on, type EventHandler } from '#framework/events'
import { Fulfilment } from './fulfilment.doctype.ts'
import { type UndeliveredState, nextTrackedState, relevantShipments } from './fulfilment.states.ts'
import type { Documents } from '#framework/documents'
import { shipmentsOf, shippingEvents } from '#store/shipping'
import { markUndelivered } from './mark-undelivered.ts'
import { formatMoney } from '#meta'
import { notify, usersWithRole } from '#site/notifications'
import { handlersOf, sellerOf } from '#store/businesses'
import {
  parcelReturnedForStaff,
  parcelLostForStaff,
  parcelLost,
  parcelReturned,
  notifyBuyer,
  type BuyerNotification,
} from '../notifications/order-notification.ts'

const notifications = {
  returned: { toBuyer: parcelReturned, toStaff: parcelReturnedForStaff },
  lost: { toBuyer: parcelLost, toStaff: parcelLostForStaff },
} as const

interface Undelivered extends Pick<BuyerNotification, 'key' | 'place'> {
  readonly parcel: string
  readonly state: UndeliveredState
  /** Credited amount in minor units. */
  readonly amount: number
}

/** Notifies buyer, seller and store of an undelivered package. `documents` acts as the system. */
async function notifyUndelivered(documents: Documents, undelivered: Undelivered): Promise<void> {
  const { parcel, state, key, place } = undelivered
  const { order, business, contents } = await documents.get(Fulfilment, parcel)
  const { toBuyer, toStaff } = notifications[state]
  const what = contents ?? ''
  const values = { what, amount: formatMoney(undelivered.amount, 'INR', 'en') }
  await notifyBuyer(documents, { notice: toBuyer, order, key, place, business, values })
  const { business_name: seller } = await sellerOf(documents, business)
  await notify(documents, {
    ...{ event: toStaff, key, values: { parcel, seller, what }, link: `/desk/parcel/${parcel}` },
    people: [
      ...(await handlersOf(documents, business)),
      ...(await usersWithRole(documents, 'Store Manager')),
      ...(await usersWithRole(documents, 'School Office')),
    ],
  })
}

const onUndelivered = (state: UndeliveredState): EventHandler =>
  on(fulfilmentEvents[state], `orders.tell_${state}`, (payload, ctx, { id }) =>
    notifyUndelivered(ctx.documents, {
      ...{ parcel: payload.parcel, state, key: id, place: ctx.site.settings },
      amount: payload.amount,
    }),
  )

export const shipmentEventHandlers = [
  on(shippingEvents.shipment_changed, 'orders.follow_shipments', async (payload, ctx) => {
    const { parcel_type, parcel } = payload
    if (parcel_type !== Fulfilment.name || parcel === null) return
    await followShipments(ctx.documents, ctx, parcel)
  }),
  onUndelivered('returned'),
  onUndelivered('lost'),
]

/** Advances a package to the carrier's tracking state, step by step. Idempotent. `system` acts as the system. */
async function followShipments(system: Documents, place: Context, name: string): Promise<void> {
  const parcel = await system.get(Fulfilment, name)
  const all = (await shipmentsOf(system, [name])).get(name) ?? []
  const [newest, ...others] = relevantShipments(all, parcel.delivery_reverted_at)
  if (!newest) return
  const shipmentStates = [newest, ...others].map(({ state }) => state)
  const next = nextTrackedState(parcel.state, shipmentStates)
  if (next === null) return
  if (next === 'returned' || next === 'lost')
    return markUndelivered(system, place, { parcel: name, state: next })
  const { carrier, tracking_number, tracking_url } = parcel.carrier === null ? newest : parcel
  await system.save(Fulfilment, name, { state: next, carrier, tracking_number, tracking_url })
  return followShipments(system, place, name)
}
