/** What is searched for, with the marks of patterns taken for themselves; null for nothing. */
export function searchWords(text: string | null): string | null {
  const words = (text ?? '').trim().replace(/[\\%_]/g, (mark) => `\\${mark}`)
  return words === '' ? null : words
}
