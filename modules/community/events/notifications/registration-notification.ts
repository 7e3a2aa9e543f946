import { linkedNotice, type LinkedNotice } from '#site/notifications'
import { messages } from '../messages.ts'

/** What the texts of registrations may ask for. */
export const notificationValues = [
  'contact',
  'event',
  'day',
  'venue',
  'seats',
  'amount',
  'owed',
  'until',
  'number',
  'people',
  'coming',
  'returned',
] as const

export type NotificationValue = (typeof notificationValues)[number]

/** One step of a registration, as it is told to whoever holds it. */
export type RegistrationNotification = LinkedNotice<NotificationValue>

export const registrationNotification = (name: string): RegistrationNotification =>
  linkedNotice({ name: `events.${name}`, values: notificationValues, messages })
