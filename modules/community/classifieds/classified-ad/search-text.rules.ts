/** What is searched for, with the marks of patterns taken for themselves; null for nothing. */
export function escapeSearchText(text: string | null): string | null {
  const escaped = (text ?? '').trim().replace(/[\\%_]/g, (mark) => `\\${mark}`)
  return escaped === '' ? null : escaped
}
