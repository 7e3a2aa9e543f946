import { notificationEvents, notificationEvent } from '#site/notifications'
import { messages } from './messages.ts'

/** Notifies the office of a requested contact change, without names or contacts. */
export const contactChangeRequested = notificationEvent({
  name: 'family.contact_change_requested',
  renamedFrom: 'family.contact_change_asked',
  eventClass: 'transactional',
  values: ['number'],
  channels: ['in-app'],
  messages,
})

/** Notifies the old contact and the account, in case of an unauthorised request. */
export const contactChangeAccepted = notificationEvent({
  name: 'family.contact_change_accepted',
  eventClass: 'transactional',
  values: ['parent', 'value', 'answer'],
  staffWords: ['answer'],
  channels: ['in-app', ['e-mail', 'sms']],
  messages,
})

export const contactChangeRefused = notificationEvent({
  name: 'family.contact_change_refused',
  eventClass: 'transactional',
  values: ['parent', 'answer'],
  staffWords: ['answer'],
  channels: ['in-app', ['e-mail', 'sms']],
  messages,
})

export const privacyRequestReceived = notificationEvent({
  name: 'family.privacy_requested',
  renamedFrom: 'family.privacy_asked',
  eventClass: 'transactional',
  values: ['number', 'due'],
  channels: ['in-app'],
  messages,
})

export const privacyRequestDecided = notificationEvent({
  name: 'family.privacy_decided',
  eventClass: 'transactional',
  values: ['number', 'answer'],
  staffWords: ['answer'],
  channels: ['in-app', ['e-mail', 'sms']],
  messages,
})

export const familyExtensions = [
  notificationEvents.add(contactChangeRequested),
  notificationEvents.add(contactChangeAccepted),
  notificationEvents.add(contactChangeRefused),
  notificationEvents.add(privacyRequestReceived),
  notificationEvents.add(privacyRequestDecided),
]
