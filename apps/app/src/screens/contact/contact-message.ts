import type { ContactMessage } from '#client'
import type { MessageId } from '#design/messages'
import { isContent, parseJson, textIn } from '../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../data/device/device-store.ts'

export const emptyMessage: ContactMessage = {
  username: '',
  mailid: '',
  phonenumber: '',
  subject: '',
  message: '',
}

export type Field = keyof ContactMessage

export function problemWith(field: Field, text: string): MessageId | undefined {
  return checks[field](text.trim())
}

const checks: Record<Field, (text: string) => MessageId | undefined> = {
  username: (text) => (text ? undefined : 'contact.name_missing'),
  mailid: (text) => {
    if (!text) return 'contact.email_missing'
    return looksLikeEmail(text) ? undefined : 'contact.email_wrong'
  },
  phonenumber: (text) => (!text || hasTenDigits(text) ? undefined : 'contact.phone_wrong'),
  subject: () => undefined,
  message: (text) => (text ? undefined : 'contact.message_missing'),
}

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)

/** Accepts ten digits, with or without India's +91 or a leading zero. */
function hasTenDigits(text: string): boolean {
  if (/[^\d\s()+-]/.test(text)) return false
  return /^(91|0)?\d{10}$/.test(text.replace(/\D/g, ''))
}

export const withoutSpaces = (message: ContactMessage): ContactMessage => ({
  username: message.username.trim(),
  mailid: message.mailid.trim(),
  phonenumber: message.phonenumber.trim(),
  subject: message.subject.trim(),
  message: message.message.trim(),
})

export function fieldNamedIn(error: { type: string; message: string }): Field | undefined {
  if (error.type === 'InvalidEmailAddressError') return 'mailid'
  if (error.type !== 'MandatoryError') return undefined
  return fields.find((field) => error.message.includes(field))
}

const fields: readonly Field[] = ['username', 'mailid', 'phonenumber', 'subject', 'message']

const key = 'mela.draft.contact'

/** Reads the unsent message; it survives a reload and a lost connection. */
export function contactDraft(store: DeviceStore = deviceStore): ContactMessage {
  const stored = parseJson(store.read(key) ?? '')
  if (!isContent(stored)) return emptyMessage
  return {
    username: textIn(stored, 'username'),
    mailid: textIn(stored, 'mailid'),
    phonenumber: textIn(stored, 'phonenumber'),
    subject: textIn(stored, 'subject'),
    message: textIn(stored, 'message'),
  }
}

export function storeContactDraft(message: ContactMessage, store: DeviceStore = deviceStore): void {
  store.write(key, JSON.stringify(message))
}

export function forgetContactDraft(store: DeviceStore = deviceStore): void {
  store.remove(key)
}
