import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify, usersWithRole } from '#site/notifications'
import { handlersOf, sellerOf } from '#store/businesses'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import {
  parcelCameBack,
  parcelGoneMissing,
  parcelLost,
  parcelReturned,
} from '../rules/notices/undelivered-notices.ts'
import type { UndeliveredState } from '../rules/parcel-states.ts'
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
export async function tellUndelivered(documents: Documents, undelivered: Undelivered): Promise<void> {
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
