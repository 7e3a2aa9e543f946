import { text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { notificationErrors } from '../errors.ts'
import { storePreference } from './store-preference.ts'
import { readUnsubscribeKey } from './unsubscribe-link.ts'

/**
 * Ends e-mails of one topic by the link in each of them, without signing in. Mail programs call it too (RFC 8058). A
 * repetition changes nothing.
 */
export const unsubscribe = method({
  access: anyone,
  methods: ['POST'],
  input: { key: text({ required: true, maxLength: 1000 }) },
  async run({ input, documents, site }) {
    const topic = await readUnsubscribeKey(site, input.key)
    if (topic === null) throw notificationErrors.wrong_link()
    const { user, event_class } = topic
    const system = documents.asSystem()
    const [known] = await system.find(User, { where: { name: user }, fields: ['name'] })
    if (known) await storePreference(documents, { user, channel: 'e-mail', event_class }, { is_on: 0 })
    return { event_class }
  },
})
