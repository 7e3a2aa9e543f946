import { notificationEvents } from '#site/notifications'
import { cancelledNotices } from './cancelled-notices.ts'
import { peopleCancelledNotices } from './people-cancelled-notices.ts'
import { registrationNotice } from './registration-notice.ts'

export const registrationConfirmed = registrationNotice('confirmed')

export const registrationWaits = registrationNotice('waitlisted')

export const registrationOffered = registrationNotice('offered')

export const registrationLapsed = registrationNotice('lapsed')

export const registrationReminder = registrationNotice('reminder')

const all = [
  ...[registrationConfirmed, registrationWaits, registrationOffered],
  ...[registrationLapsed, registrationReminder, ...cancelledNotices],
  ...peopleCancelledNotices,
]

export const noticeExtensions = all.flatMap(({ toUser, toGuest }) => [
  notificationEvents.add(toUser),
  notificationEvents.add(toGuest),
])
