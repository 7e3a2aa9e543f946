/** What joins words without a space; and the joiners of Indian scripts, which are left out. */
const SEPARATORS = '/.-_@:'
const JOINERS = '\\200C\\200D'

/**
 * As SQL: the words of a text, whatever its language, as `wordsIn` of meta makes them. An index and whoever asks it must say
 * the same to the letter. `column` is a name as SQL writes it.
 */
export function wordVector(column: string): string {
  const spaces = ' '.repeat(SEPARATORS.length)
  return `to_tsvector('simple', translate(normalize(${column}, NFC), U&'${SEPARATORS}${JOINERS}', '${spaces}'))`
}
