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
