/** As many as this, however long what they stand for is. */
const STARS = '***'

const VISIBLE_DIGITS = 4

/** The end of a number that somebody typed: enough to know it again. Made of what was typed, never of what is kept. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `******${digits.slice(-VISIBLE_DIGITS)}`
}

/** The first letter of a word with the signs that belong to it: in Tamil and Hindi a letter may be several characters. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}

/** A name that its family knows again, and nobody else: 'Kavya R' is 'K*** R***'. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `${firstLetter(word)}${STARS}`).join(' ')
}

/** 'meena@example.org' is 'm***@e***'. */
export function maskEmail(email: string): string {
  const [before = '', after = ''] = email.split('@')
  return `${firstLetter(before)}${STARS}@${firstLetter(after)}${STARS}`
}

/** What is not there is not masked: whoever fills a form in must know what is missing. */
export function maskOptional(mask: (text: string) => string, text: string | null): string | null {
  return text === null || text.trim() === '' ? null : mask(text)
}
