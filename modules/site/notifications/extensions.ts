import { randomUUID } from 'node:crypto'
import { messenger, type PersonalMessage } from '#framework/identity'
import { notify } from './notification/notify.ts'
import { notificationEvents } from './extension-points.ts'
import { notificationEvent } from './notification/notification-event.rules.ts'
import { messages } from './messages.ts'

const LIFETIME = 24 * 60
const reaches = ['sms', 'e-mail'] as const
const letters = ['e-mail', 'sms'] as const

/** The last line lets browsers fill in the code, bound to this host (origin-bound one-time codes). */
const oneTimeCode = notificationEvent({
  name: 'identity.one_time_code',
  eventClass: 'security',
  values: ['code', 'minutes', 'host', 'name'],
  secrets: ['code'],
  lifetimeMinutes: 10,
  channels: [reaches],
  messages,
})

const resetPassword = notificationEvent({
  name: 'identity.reset_password',
  eventClass: 'security',
  values: ['link', 'hours', 'host', 'name'],
  secrets: ['link'],
  lifetimeMinutes: LIFETIME,
  channels: [letters],
  messages,
})

const welcome = notificationEvent({
  name: 'identity.welcome',
  eventClass: 'security',
  values: ['link', 'hours', 'host', 'name'],
  secrets: ['link'],
  lifetimeMinutes: LIFETIME,
  channels: [letters],
  messages,
})

/**
 * Replaces the code for a contact of another account, so that only the contact's holder learns of the other account.
 */
const contactClaimed = notificationEvent({
  name: 'identity.contact_claimed',
  renamedFrom: 'identity.contact_taken',
  eventClass: 'security',
  values: ['code', 'minutes', 'host', 'name'],
  secrets: ['code'],
  lifetimeMinutes: 10,
  channels: [['sms', 'e-mail']],
  messages,
})

/** Sent to each earlier contact of the account, so that its owner can object. */
const contactChanged = notificationEvent({
  name: 'identity.contact_changed',
  eventClass: 'security',
  values: ['contact', 'link', 'host', 'name'],
  channels: ['e-mail', 'sms'],
  messages,
})

const events = {
  one_time_code: oneTimeCode,
  contact_taken: contactClaimed,
  contact_changed: contactChanged,
  reset_password: resetPassword,
  welcome,
}

const carrier = messenger.add({
  async send({ template, to, language, values }: PersonalMessage, documents) {
    const { code = '', link = '', minutes = '', hours = '', host = '', contact = '' } = values
    await notify(documents, {
      event: events[template],
      key: randomUUID(),
      people: [{ owner: to.user, email: to.email, phone: to.phone, language }],
      values: { code, link, minutes, hours, host, contact, name: to.full_name ?? '' },
    })
  },
})

export const notificationExtensions = [
  carrier,
  ...Object.values(events).map((event) => notificationEvents.add(event)),
]
