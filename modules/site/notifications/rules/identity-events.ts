import { notificationEvent } from './notification-event.ts'
import { messages } from '../messages.ts'

const LIFETIME = 24 * 60
const reaches = ['sms', 'e-mail'] as const
const letters = ['e-mail', 'sms'] as const

/** The last line lets a browser fill the code in by itself, for this host alone. */
export const oneTimeCode = notificationEvent({
  name: 'identity.one_time_code',
  eventClass: 'security',
  values: ['code', 'minutes', 'host', 'name'],
  secrets: ['code'],
  lifetimeMinutes: 10,
  channels: [reaches],
  messages,
})

export const resetPassword = notificationEvent({
  name: 'identity.reset_password',
  eventClass: 'security',
  values: ['link', 'hours', 'host', 'name'],
  secrets: ['link'],
  lifetimeMinutes: LIFETIME,
  channels: [letters],
  messages,
})

export const welcome = notificationEvent({
  name: 'identity.welcome',
  eventClass: 'security',
  values: ['link', 'hours', 'host', 'name'],
  secrets: ['link'],
  lifetimeMinutes: LIFETIME,
  channels: [letters],
  messages,
})
