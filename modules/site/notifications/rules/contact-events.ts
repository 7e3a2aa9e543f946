import { notificationEvent } from './notification-event.ts'
import { messages } from '../messages.ts'

/** The code for a contact that another account has: the holder of both is told so, and nobody else. */
export const contactTaken = notificationEvent({
  name: 'identity.contact_taken',
  eventClass: 'security',
  values: ['code', 'minutes', 'host', 'name'],
  secrets: ['code'],
  lifetimeMinutes: 10,
  channels: [['sms', 'e-mail']],
  messages,
})

/** Goes to every contact that the account had before, so that its holder can object. */
export const contactChanged = notificationEvent({
  name: 'identity.contact_changed',
  eventClass: 'security',
  values: ['contact', 'link', 'host', 'name'],
  channels: ['e-mail', 'sms'],
  messages,
})
