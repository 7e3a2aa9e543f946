import { uploadPermits, type PermitUpload, LARGEST_FILE } from '#framework/files'
import { notificationEvents } from '#site/notifications'
import { isSecret } from '#framework/identity'
import { guest } from '#framework/permissions'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { Order } from '../doctypes/order.doctype.ts'
import { cancelledNotices } from '../rules/notices/cancelled-notices.ts'
import * as money from '../rules/notices/money-notices.ts'
import * as parcels from '../rules/notices/parcel-notices.ts'
import {
  parcelCameBack,
  parcelGoneMissing,
  parcelLost,
  parcelReturned,
} from '../rules/notices/undelivered-notices.ts'
import * as sellers from '../rules/notices/seller-notices.ts'

/** Who holds an order's token may upload pictures for it: of what is broken, say. How many hang at it, files themselves count. */
const permitPhoto: PermitUpload = async (ticket, site) => {
  if (!isSecret(ticket)) return null
  const name = await site
    .read(guest, (documents) => orderOpenedBy(documents, { token: ticket, name: null }))
    .catch(() => null)
  return name === null ? null : { doctype: Order.name, name, largest: LARGEST_FILE }
}

/** What people are told of their orders, and sellers of theirs; and that who holds one may upload pictures for it. */
export const afterPlacingExtensions = [
  ...[
    ...[...Object.values(parcels), ...Object.values(money), parcelReturned, parcelLost],
    ...cancelledNotices,
  ].flatMap(({ toUser, toGuest }) => [notificationEvents.add(toUser), notificationEvents.add(toGuest)]),
  ...Object.values(sellers).map((notice) => notificationEvents.add(notice)),
  notificationEvents.add(parcelCameBack),
  notificationEvents.add(parcelGoneMissing),
  uploadPermits.add(permitPhoto),
]
