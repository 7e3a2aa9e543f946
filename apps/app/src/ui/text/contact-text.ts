/** Pattern of landlines in the big cities, whose area codes have two digits; no mobile number begins like them. */
const cityLine = /^(\+91)(11|20|22|33|40|44)(\d{4})(\d{4})$/

const mobile = /^(\+91)([6-9]\d{4})(\d{5})$/

/** Formats an Indian number in its usual groups; any other is unchanged. */
export const spacedPhone = (phone: string): string =>
  phone.replace(cityLine, '$1\u00a0$2\u00a0$3\u00a0$4').replace(mobile, '$1\u00a0$2\u00a0$3')

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
