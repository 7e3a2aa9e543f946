import { notificationEvents } from '#site/notifications'
import { cancellationNotifications } from './cancellation-notifications.ts'
import { attendeeCancellationNotifications } from './attendee-cancellation-notifications.ts'
import { registrationNotification } from './registration-notification.ts'

export const registrationConfirmed = registrationNotification('confirmed')

export const registrationWaitlisted = registrationNotification('waitlisted')

export const registrationOffered = registrationNotification('offered')

export const registrationLapsed = registrationNotification('lapsed')

export const registrationReminder = registrationNotification('reminder')

const allNotifications = [
  ...[registrationConfirmed, registrationWaitlisted, registrationOffered],
  ...[registrationLapsed, registrationReminder, ...cancellationNotifications],
  ...attendeeCancellationNotifications,
]

export const notificationExtensions = allNotifications.flatMap(({ toUser, toGuest }) => [
  notificationEvents.add(toUser),
  notificationEvents.add(toGuest),
])
