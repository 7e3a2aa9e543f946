import { uploadPermits } from '#framework/files'
import { notificationEvents } from '#site/notifications'
import { permitPhoto } from './permit-photo.ts'
import * as money from '../rules/notices/money-notices.ts'
import * as parcels from '../rules/notices/parcel-notices.ts'

/** What people are told of their orders, and that who holds one may upload pictures for it. */
export const afterPlacingExtensions = [
  ...[...Object.values(parcels), ...Object.values(money)].flatMap(({ toUser, toGuest }) => [
    notificationEvents.add(toUser),
    notificationEvents.add(toGuest),
  ]),
  uploadPermits.add(permitPhoto),
]
