import { romanisationPrefixes, romanisations } from './romanise.ts'

type Spellings = readonly (readonly [RegExp, string])[]

/** Ways to write one sound: long vowels, breath after a consonant. The later ones see what the earlier ones made. */
const spellings: Spellings = [
  [/ph/g, 'f'],
  [/c?ch+/g, 'c'],
  [/sh/g, 's'],
  [/([tdkgbjr])h/g, '$1'],
  [/zh/g, 'l'],
  [/aa/g, 'a'],
  [/y/g, 'i'],
  [/ee|ii|i/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ae|ai|ei/g, 'e'],
  [/au|ou|ow/g, 'o'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/n(?=[pbfm])/g, 'm'],
]

/** Tamil does not write whether a sound is voiced, and people who type it in Latin letters do as they like. */
const unvoiced: Spellings = [
  [/g/g, 'k'],
  [/[sj]/g, 'c'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
]

const folded = (text: string, rules: Spellings) =>
  rules.reduce((left, [pattern, sound]) => left.replace(pattern, sound), text)

/** Doubled letters are said once. */
export const collapseDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1')

/** A vowel at the end is hardly said. */
function clipped(text: string): string {
  const single = collapseDoubles(text)
  return single.length > 3 ? single.replace(/[aeu]$/, '') : single
}

const soundOfLatin = (latin: string) => clipped(folded(folded(latin, spellings), unvoiced))

/**
 * How a word sounds, roughly: 'diya', 'deeya' and 'दीया' are one, and so are 'vilakku' and 'விளக்கு'. A word that is read in
 * two ways has two sounds.
 */
export function phoneticKeys(word: string): readonly string[] {
  return [...new Set(romanisations(word).map(soundOfLatin))]
}

/** Whether words are the same but for how their sounds are written: 'kitab', 'kitaab' and 'किताब', not 'kidap'. */
export function areHomophones(one: string, other: string): boolean {
  const pronunciations = (word: string) =>
    romanisations(word).map((latin) => clipped(folded(latin, spellings)))
  const knownSounds = new Set(pronunciations(one))
  return pronunciations(other).some((knownSound) => knownSounds.has(knownSound))
}

const beginningOf = (latin: string) => collapseDoubles(folded(latin, spellings))

/** How words sound, as `soundsOf` says it, that begin with one of another script that is not written to its end. */
export function phoneticKeyPrefixes(begun: string): readonly string[] {
  return [
    ...new Set(
      romanisationPrefixes(begun).map((latin) => collapseDoubles(folded(beginningOf(latin), unvoiced))),
    ),
  ]
}

/** Whether a word begins as another is said that is not written to its end: 'saree' as साड़ does, and 'carry' not. */
export function hasHomophonePrefix(begun: string, word: string): boolean {
  const pronunciations = romanisations(word).map(beginningOf)
  return romanisationPrefixes(begun).some((latin) =>
    pronunciations.some((knownSound) => knownSound.startsWith(beginningOf(latin))),
  )
}
