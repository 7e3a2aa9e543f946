const CONTROLS = /[\p{Cc}\u2028\u2029]/u

export const holdsControls = (text: string): boolean => CONTROLS.test(text)

/** Joins foreign text to one line: input of a gateway or a phone may contain line breaks. */
export const singleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** Converts any value to text without calling an object's own `toString`, which the sender may have replaced. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** Removes trailing characters in one pass, however long the text is. */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}

export function trimEnds(text: string, character: string): string {
  let start = 0
  while (start < text.length && text[start] === character) start += 1
  return trimEnd(text.slice(start), character)
}

const LONGEST_WORD = 40

/** Words of a text for comparison: lower case without accents, in their order; marks of other scripts stay. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD))
}
