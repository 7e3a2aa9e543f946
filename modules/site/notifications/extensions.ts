import { randomUUID } from 'node:crypto'
import { messenger, type PersonalMessage } from '#framework/identity'
import { notify } from './notification/notify.ts'
import { notificationEvents } from './extension-points.ts'
import { notificationEvent } from './notification/notification-event.rules.ts'
import { messages } from './messages.ts'

const LIFETIME = 24 * 60
const reaches = ['sms', 'e-mail'] as const
const letters = ['e-mail', 'sms'] as const

/** The last line lets a browser fill the code in by itself, for this host alone. */
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

/** The code for a contact that another account has: the holder of both is told so, and nobody else. */
const contactClaimed = notificationEvent({
  name: 'identity.contact_taken',
  eventClass: 'security',
  values: ['code', 'minutes', 'host', 'name'],
  secrets: ['code'],
  lifetimeMinutes: 10,
  channels: [['sms', 'e-mail']],
  messages,
})

/** Goes to every contact that the account had before, so that its holder can object. */
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

/** Carries what identity tells people so that they can come in. Each message is new: there is no telling twice. */
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
