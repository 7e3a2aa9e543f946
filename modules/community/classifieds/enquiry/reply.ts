import { classifiedEvents } from '../events.ts'
import { check, longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { ClassifiedEnquiry, MAX_MESSAGE_LENGTH } from './classified-enquiry.doctype.ts'
import { classifiedErrors } from '../errors.ts'

/** Replies to an enquiry; the seller's phone number is included only with consent, for this person. */
export const reply = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    enquiry: text({ required: true }),
    message: longText({ required: true, maxLength: MAX_MESSAGE_LENGTH }),
    shares_phone: check(),
  },
  async run({ input: { enquiry, message, shares_phone }, documents, caller, site }) {
    const system = documents.asSystem()
    const where = { name: enquiry, seller: caller.user, is_hidden: 0 } as const
    const [found] = await system.find(ClassifiedEnquiry, { where, fields: ['name'], limit: 1 })
    if (!found) throw classifiedErrors.no_enquiry()
    const lockedEnquiry = await system.lock(ClassifiedEnquiry, enquiry)
    if (lockedEnquiry.reply === message && lockedEnquiry.shares_phone === shares_phone)
      return { state: lockedEnquiry.state }
    const { state } = await system.save(ClassifiedEnquiry, enquiry, {
      ...{ reply: message, shares_phone, state: 'answered' },
      replied_at: datetimeIn(site.settings.timeZone, documents.now),
    })
    await documents.emit(classifiedEvents.answered, { enquiry, at: documents.now.toISOString() })
    return { state }
  },
})
