import { contactEvents } from '../events.ts'
import { json, longText, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { ContactMessage } from './contact-message.doctype.ts'
import { readMessage } from './read-message.rules.ts'

const input = {
  data: json({ maxLength: 20_000 }),
  username: text(),
  mailid: text(),
  phonenumber: text(),
  subject: text(),
  message: longText({ maxLength: 5000 }),
  business: text(),
}

/** Takes a letter from anybody. The answer tells no more than its name, which opens nothing. */
export const contactform = method({
  access: anyone,
  aliases: ['api.contactform'],
  input,
  async run({ input: { data, ...plain }, documents }) {
    const { username, mailid, message, ...rest } = readMessage(data, plain)
    const letter = { ...rest, username: username ?? '', mailid: mailid ?? '', message: message ?? '' }
    const { name } = await documents.asSystem().insert(ContactMessage, letter)
    await documents.emit(contactEvents.received, { name })
    return { name }
  },
})
