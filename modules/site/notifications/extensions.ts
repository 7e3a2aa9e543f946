import { randomUUID } from 'node:crypto'
import { messenger, type PersonalMessage } from '#framework/identity'
import { notify } from './actions/notify.ts'
import { notificationEvents } from './extension-points.ts'
import { contactChanged, contactTaken } from './rules/contact-events.ts'
import { oneTimeCode, resetPassword, welcome } from './rules/identity-events.ts'

const events = {
  one_time_code: oneTimeCode,
  contact_taken: contactTaken,
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
