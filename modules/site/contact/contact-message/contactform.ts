import { contactEvents } from '../events.ts'
import { json, longText, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { ContactMessage } from './contact-message.doctype.ts'

const input = {
  data: json({ maxLength: 20_000 }),
  username: text(),
  mailid: text(),
  phonenumber: text(),
  subject: text(),
  message: longText({ maxLength: 5000 }),
  business: text(),
}

/** Stores a message from each caller. The response contains only its name, which gives no access. */
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

type Field = 'username' | 'mailid' | 'phonenumber' | 'subject' | 'message' | 'business'

export type MessageFields = Readonly<Record<Field, string | null>>

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text === '' ? null : text
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/**
 * Reads the message: the specification's app sends JSON in `data`, others plain fields. `data` takes precedence;
 * unknown fields are dropped.
 */
export function readMessage(data: string | null, plain: MessageFields): MessageFields {
  const written: unknown = data === null ? null : JSON.parse(data)
  const from = isRecord(written) ? written : {}
  const pick = (field: Field) => textOf(from[field]) ?? plain[field]
  return {
    username: pick('username'),
    mailid: pick('mailid'),
    phonenumber: pick('phonenumber'),
    subject: pick('subject'),
    message: pick('message'),
    business: pick('business'),
  }
}
