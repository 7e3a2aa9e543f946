import { nativeWordForms } from './native-forms.ts'

/** Words of fewer letters are too short to have an ending. */
const MIN_LENGTH = 3

function singularOf(word: string): string | null {
  if (!word.endsWith('s') || word.endsWith('ss')) return null
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  return word.replace(/(?:(?<=[sxz]|(?<=[cs])h)e)?s$/, '')
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** An English word as its plural, or a plural as its singular; a word of Hindi or Tamil in its other forms. */
export function pluralForms(word: string): readonly string[] {
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) return nativeWordForms(word)
  const singular = singularOf(word)
  return singular === null ? [pluralOf(word)] : [singular]
}
