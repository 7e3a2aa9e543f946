import { registrationNotification, type RegistrationNotification } from './registration-notification.ts'

/** Who comes no more and who still does, and what is refunded, how and when; by who gives the money back. */
const notificationByRefunder: Readonly<Record<string, RegistrationNotification>> = {
  nobody: registrationNotification('people_cancelled'),
  gateway: registrationNotification('people_cancelled_returned'),
  office: registrationNotification('people_cancelled_at_office'),
}

export const attendeeCancellationNotifications = Object.values(notificationByRefunder)

/** What is told when some come no more, by who gives the money back. */
export function attendeeCancellationNotification(returnedBy: string): RegistrationNotification {
  const notification = notificationByRefunder[returnedBy]
  if (!notification) throw new Error(`Nobody refunds by ${returnedBy}`)
  return notification
}
