import { on, type Subscription } from '#framework/modules'
import { placeOfTask, type PaymentPlace } from '#money/payments'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import type { UndeliveredState } from '../rules/parcel-states.ts'
import type { Documents } from '#framework/documents'
import { shipmentsOf } from '#store/shipping'
import { nextOnItsWay, tellingShipments } from '../rules/parcel-way.ts'
import { endParcel } from './end-parcel.ts'
import { formatMoney } from '#meta'
import { notify, usersWithRole } from '#site/notifications'
import { handlersOf, sellerOf } from '#store/businesses'
import {
  parcelCameBack,
  parcelGoneMissing,
  parcelLost,
  parcelReturned,
} from '../rules/notices/undelivered-notices.ts'
import { tellBuyer, type Telling } from './tell-buyer.ts'

const notices = {
  returned: { toBuyer: parcelReturned, toStaff: parcelCameBack },
  lost: { toBuyer: parcelLost, toStaff: parcelGoneMissing },
} as const

interface Undelivered extends Pick<Telling, 'key' | 'place'> {
  readonly parcel: string
  readonly state: UndeliveredState
  /** What is owed no longer; minor units. */
  readonly amount: number
}

/** Buyer, seller and store are told of a parcel that does not arrive. `documents` acts as the system. */
async function tellUndelivered(documents: Documents, undelivered: Undelivered): Promise<void> {
  const { parcel, state, key, place } = undelivered
  const { order, business, contents } = await documents.get(Parcel, parcel)
  const { toBuyer, toStaff } = notices[state]
  const what = contents ?? ''
  const values = { what, amount: formatMoney(undelivered.amount, 'INR', 'en') }
  await tellBuyer(documents, { notice: toBuyer, order, key, place, business, values })
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

/** A parcel goes as far as its carriers tell, step by step; told twice it is once. `system` acts as the system. */
async function followShipments(system: Documents, place: PaymentPlace, name: string): Promise<void> {
  const parcel = await system.get(Parcel, name)
  const all = (await shipmentsOf(system, [name])).get(name) ?? []
  const [newest, ...others] = tellingShipments(all, parcel.back_on_its_way_at)
  if (!newest) return
  const told = [newest, ...others].map(({ state }) => state)
  const next = nextOnItsWay(parcel.state, told)
  if (next === null) return
  if (next === 'returned' || next === 'lost') return endParcel(system, place, { parcel: name, state: next })
  const { carrier, tracking_number, tracking_url } = parcel.carrier === null ? newest : parcel
  await system.save(Parcel, name, { state: next, carrier, tracking_number, tracking_url })
  return followShipments(system, place, name)
}
