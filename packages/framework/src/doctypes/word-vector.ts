/** Characters that join words without a space; joiners of Indian scripts are left out. */
const SEPARATORS = '/.-_@:'
const JOINERS = '\\200C\\200D'

/**
 * SQL for the words of a text in any language, as `wordsIn` of meta splits them. An index and its queries must have the
 * same text. `column` is a name in SQL.
 */
export function wordVector(column: string): string {
  const spaces = ' '.repeat(SEPARATORS.length)
  return `to_tsvector('simple', translate(normalize(${column}, NFC), U&'${SEPARATORS}${JOINERS}', '${spaces}'))`
}
