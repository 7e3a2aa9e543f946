import { check, select, text, time } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { storePreference } from './store-preference.ts'
import { notificationErrors } from '../errors.ts'
import { eventClasses, outsideChannels } from '../notification/channels.rules.ts'

/** Sets the caller's notification preference and quiet hours of a channel. Hours left out are removed. */
export const setPreference = method({
  access: signedInUsers,
  input: {
    channel: select(outsideChannels, { required: true }),
    event_class: select(eventClasses, { required: true }),
    is_on: check({ default: 1 }),
    quiet_from: time(),
    quiet_until: time(),
    time_zone: text({ maxLength: 60 }),
  },
  async run({ input, documents, caller: { user } }) {
    const { channel, event_class, ...preference } = input
    if (event_class === 'security') throw notificationErrors.not_a_choice()
    await storePreference(documents, { user, channel, event_class }, preference)
  },
})
