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
 * The letter in a call: the specification's app sends it as a JSON text in `data`, others as plain fields.
 * What stands in `data` wins; fields that a letter does not have are dropped.
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
