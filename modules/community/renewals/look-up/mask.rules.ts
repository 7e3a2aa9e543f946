/** Constant length, so that the mask does not reveal the length. */
const STARS = '***'

const VISIBLE_DIGITS = 4

/** Masks the typed number, never a stored one. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `******${digits.slice(-VISIBLE_DIGITS)}`
}

/** Returns the first grapheme: in Tamil and Hindi a letter may be several code points. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}

export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${firstLetter(word)}${STARS}`).join(' ')
}

export function maskEmail(email: string): string {
  const [before = '', after = ''] = email.split('@')
  return `${firstLetter(before)}${STARS}@${firstLetter(after)}${STARS}`
}

/** Leaves null unmasked, so that the form shows what is missing. */
export function maskOptional(mask: (text: string) => string, text: string | null): string | null {
  return text === null || text.trim() === '' ? null : mask(text)
}
