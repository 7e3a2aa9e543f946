/** Returns the last four digits with dots for the others, because other people may see the screen. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `${'•'.repeat(Math.max(0, Math.min(6, digits.length - 4)))}\u00a0${digits.slice(-4)}`
}

/** Masks a phone number or email address: recognisable for its owner and unusable for others. */
export function maskedContact(contact: string): string {
  const [mailbox = '', host] = contact.split('@')
  return host === undefined ? maskedPhone(contact) : `${mailbox.slice(0, 1)}•••@${host}`
}
