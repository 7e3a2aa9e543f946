/** The big cities have two digits of their own; no mobile number begins like them. */
const cityLine = /^(\+91)(11|20|22|33|40|44)(\d{4})(\d{4})$/

const mobile = /^(\+91)([6-9]\d{4})(\d{5})$/

/** An Indian number in the parts that people read it in; any other stays as it is. */
export const spacedPhone = (phone: string): string =>
  phone.replace(cityLine, '$1\u00a0$2\u00a0$3\u00a0$4').replace(mobile, '$1\u00a0$2\u00a0$3')

/** The last four digits of a number; the others are dots, for nobody beside its owner needs them on a screen. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `${'•'.repeat(Math.max(0, Math.min(6, digits.length - 4)))}\u00a0${digits.slice(-4)}`
}

/** Enough of a phone number or email address to know it again, and too little to use it. */
export function maskedContact(contact: string): string {
  const [mailbox = '', host] = contact.split('@')
  return host === undefined ? maskedPhone(contact) : `${mailbox.slice(0, 1)}•••@${host}`
}
