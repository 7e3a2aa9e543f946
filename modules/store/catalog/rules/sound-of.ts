import { romanise } from './romanise.ts'

/** Spellings of one sound; the later ones are written as the earlier ones made them. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'p'],
  [/c?ch+|sh/g, 'c'],
  [/([tdkgbj])h/g, '$1'],
  [/zh/g, 'l'],
  [/ee|ii|i/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai|ei|ey/g, 'e'],
  [/au|ou|ow/g, 'o'],
  [/w/g, 'v'],
  [/[qg]/g, 'k'],
  [/x/g, 'kc'],
  [/[szj]/g, 'c'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/**
 * How a word sounds, roughly: 'diya', 'deeya' and 'दीया' are one, and so are 'vilakku' and 'விளக்கு'. Tamil does not write
 * whether a sound is voiced, and people who type it in Latin letters do as they like.
 */
export function soundOf(word: string): string {
  const sounds = spellings.reduce((text, [pattern, sound]) => text.replace(pattern, sound), romanise(word))
  return sounds.length > 3 ? sounds.replace(/[aeu]$/, '') : sounds
}
