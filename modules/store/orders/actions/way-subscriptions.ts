import { on, type Subscription } from '#framework/modules'
import { placeOfTask } from '#money/payments'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import type { UndeliveredState } from '../rules/parcel-states.ts'
import { followShipments } from './follow-shipments.ts'
import { tellUndelivered } from './tell-undelivered.ts'

/** A parcel that does not arrive is told of. */
const whenUndelivered = (state: UndeliveredState): Subscription =>
  on(`orders.parcel_${state}`, `orders.tell_${state}`, ({ id, payload }, documents, place) =>
    tellUndelivered(documents, {
      ...{ parcel: String(payload['parcel']), state, key: id, place },
      amount: Number(payload['amount']),
    }),
  )

/** What becomes of parcels on their way, by what their carriers tell. */
export const waySubscriptions = [
  on('shipping.moved', 'orders.follow_shipments', async ({ payload }, documents, place) => {
    if (payload['parcel_type'] !== Parcel.name) return
    const paying = placeOfTask((part) => part(documents), place)
    await followShipments(documents, paying, String(payload['parcel']))
  }),
  whenUndelivered('returned'),
  whenUndelivered('lost'),
]
