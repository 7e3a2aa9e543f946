const CONTROLS = /[\p{Cc}\u2028\u2029]/u

/** True for text with a line break, a tab or another character that is not drawn. */
export const holdsControls = (text: string): boolean => CONTROLS.test(text)

/** Text of others as one line: what a gateway or a telephone sent may hold line breaks. */
export const singleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** Anything as text. An object's own `toString` is never asked: whoever sent it may have put something else there. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** A text without the given character at its end. One pass, however long the text is. */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}

/** The same at both ends. */
export function trimEnds(text: string, character: string): string {
  let start = 0
  while (start < text.length && text[start] === character) start += 1
  return trimEnd(text.slice(start), character)
}

const LONGEST_WORD = 40

/** Words of a text as they are compared: small letters without accents, in their order; marks of other scripts stay. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD))
}
