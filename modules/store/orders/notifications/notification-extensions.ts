import { uploadPermits, type PermitUpload, LARGEST_FILE } from '#framework/files'
import { notificationEvents } from '#site/notifications'
import { isSecret } from '#framework/identity'
import { guest } from '#framework/permissions'
import { requireOrderAccess } from '../order/order-access.ts'
import { Order } from '../order/order.doctype.ts'
import {
  cancelledNotices,
  fulfilmentReturnedForStaff,
  fulfilmentLostForStaff,
  fulfilmentLost,
  fulfilmentReturned,
} from './order-notification.ts'
import { releaseDateChanged } from '../back-order/notify-release-date.ts'
import * as money from './money-notifications.ts'
import * as fulfilments from './fulfilment-notifications.ts'
import * as sellers from './seller-notifications.ts'

/** Permits uploads with the order's token, such as photos of damage. The files count their own limit. */
const permitPhoto: PermitUpload = async (ticket, site) => {
  if (!isSecret(ticket)) return null
  const name = await site
    .read(guest, (documents) => requireOrderAccess(documents, { token: ticket, name: null }))
    .catch(() => null)
  return name === null ? null : { doctype: Order.name, name, largest: LARGEST_FILE }
}

export const orderNotifications = [
  ...[
    ...[...Object.values(fulfilments), ...Object.values(money), fulfilmentReturned, fulfilmentLost],
    ...cancelledNotices,
    releaseDateChanged,
  ].flatMap(({ toUser, toGuest }) => [notificationEvents.add(toUser), notificationEvents.add(toGuest)]),
  ...Object.values(sellers).map((notice) => notificationEvents.add(notice)),
  notificationEvents.add(fulfilmentReturnedForStaff),
  notificationEvents.add(fulfilmentLostForStaff),
  uploadPermits.add(permitPhoto),
]
