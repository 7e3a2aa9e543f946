import { uploadPermits } from '#framework/files'
import { notificationEvents } from '#site/notifications'
import { permitPhoto } from './permit-photo.ts'
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
