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
  fulfilmentReturnedForStaff,
  fulfilmentLostForStaff,
  fulfilmentLost,
  fulfilmentReturned,
  notifyBuyer,
  type BuyerNotification,
} from '../notifications/order-notification.ts'

const notifications = {
  returned: { toBuyer: fulfilmentReturned, toStaff: fulfilmentReturnedForStaff },
  lost: { toBuyer: fulfilmentLost, toStaff: fulfilmentLostForStaff },
} as const

interface Undelivered extends Pick<BuyerNotification, 'key' | 'place'> {
  readonly fulfilment: string
  readonly state: UndeliveredState
  /** Credited amount in minor units. */
  readonly amount: number
}

/** Notifies buyer, seller and store of an undelivered package. `documents` acts as the system. */
async function notifyUndelivered(documents: Documents, undelivered: Undelivered): Promise<void> {
  const { fulfilment, state, key, place } = undelivered
  const { order, business, contents } = await documents.get(Fulfilment, fulfilment)
  const { toBuyer, toStaff } = notifications[state]
  const what = contents ?? ''
  const values = { what, amount: formatMoney(undelivered.amount, 'INR', 'en') }
  await notifyBuyer(documents, { notice: toBuyer, order, key, place, business, values })
  const { business_name: seller } = await sellerOf(documents, business)
  await notify(documents, {
    ...{ event: toStaff, key, values: { fulfilment, seller, what }, link: `/desk/fulfilment/${fulfilment}` },
    people: [
      ...(await handlersOf(documents, business)),
      ...(await usersWithRole(documents, 'Store Manager')),
      ...(await usersWithRole(documents, 'School Office')),
    ],
  })
}

const onUndelivered = (state: UndeliveredState): EventHandler =>
  on(
    fulfilmentEvents[state],
    { key: `orders.notify_${state}`, renamedFrom: `orders.tell_${state}` },
    (payload, ctx, { id }) =>
      notifyUndelivered(ctx.documents, {
        ...{ fulfilment: payload.fulfilment, state, key: id, place: ctx.site.settings },
        amount: payload.amount,
      }),
  )

export const shipmentEventHandlers = [
  on(shippingEvents.shipment_changed, 'orders.follow_shipments', async (payload, ctx) => {
    const { fulfilment_type, fulfilment } = payload
    if (fulfilment_type !== Fulfilment.name || fulfilment === null) return
    await followShipments(ctx.documents, ctx, fulfilment)
  }),
  onUndelivered('returned'),
  onUndelivered('lost'),
]

/** Advances a package to the carrier's tracking state, step by step. Idempotent. `system` acts as the system. */
async function followShipments(system: Documents, place: Context, name: string): Promise<void> {
  const fulfilment = await system.get(Fulfilment, name)
  const all = (await shipmentsOf(system, [name])).get(name) ?? []
  const [newest, ...others] = relevantShipments(all, fulfilment.delivery_reverted_at)
  if (!newest) return
  const shipmentStates = [newest, ...others].map(({ state }) => state)
  const next = nextTrackedState(fulfilment.state, shipmentStates)
  if (next === null) return
  if (next === 'returned' || next === 'lost')
    return markUndelivered(system, place, { fulfilment: name, state: next })
  const { carrier, tracking_number, tracking_url } = fulfilment.carrier === null ? newest : fulfilment
  await system.save(Fulfilment, name, { state: next, carrier, tracking_number, tracking_url })
  return followShipments(system, place, name)
}
