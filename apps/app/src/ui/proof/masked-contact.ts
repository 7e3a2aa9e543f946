import { maskedPhone } from './masked-phone.ts'

/** Enough of a phone number or email address to know it again, and too little to use it. */
export function maskedContact(contact: string): string {
  const [mailbox = '', host] = contact.split('@')
  return host === undefined ? maskedPhone(contact) : `${mailbox.slice(0, 1)}•••@${host}`
}
