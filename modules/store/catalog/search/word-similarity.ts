import { romanisationPrefixes, romanisations } from './romanise.ts'

/** Encodes the letters of a word as 32 bits; words that share few bits cannot be near. */
export function letterSet(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}

/** Counts bits by pairs, fours and bytes, because it runs for ten thousands of words. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** True when two letter sets allow the distance; an edit changes at most two letters of the sets. */
export function mayBeNear(left: number, right: number, distance: number): boolean {
  return countBits(left ^ right) <= 2 * distance
}

function nextRow(
  [left, right]: readonly [string, string],
  row: number,
  [previous, before]: readonly [readonly number[], readonly number[]],
): readonly number[] {
  const current = [row]
  for (let column = 1; column <= right.length; column += 1) {
    const isSame = left[row - 1] === right[column - 1]
    const added = Math.min(elementOrZero(previous, column), elementOrZero(current, column - 1)) + 1
    const changed = elementOrZero(previous, column - 1) + (isSame ? 0 : 1)
    const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
    const swapped = isSwapped && row > 1 && column > 1 ? elementOrZero(before, column - 2) + 1 : Infinity
    current.push(Math.min(added, changed, swapped))
  }
  return current
}

/**
 * Returns the number of edits (insertion, deletion, substitution, transposition) between two words; `most + 1` for each
 * larger distance.
 */
export function editDistance(left: string, right: string, most: number): number {
  let before: readonly number[] = []
  let previous: readonly number[] = Array.from({ length: right.length + 1 }, (_, place) => place)
  for (let row = 1; row <= left.length; row += 1) {
    const current = nextRow([left, right], row, [previous, before])
    if (Math.min(...current) > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(elementOrZero(previous, right.length), most + 1)
}

export function maxTypos(word: string): number {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Length up to which letters are not substituted: 'soap' is no typo of 'snap'. */
const SHORT = 4

const sortedLetters = (word: string) => [...word].toSorted().join('')

/**
 * Accepts a missing letter, but not the first, in three letters: 'lmp' is 'lamp', 'pot' is neither 'top' nor 'spot'.
 * Four letters accept one missing, added or moved letter.
 */
export function isPlausibleTypo(meant: string, written: string): boolean {
  if (written.length > SHORT) return true
  if (written.length < SHORT) return meant.length === SHORT && meant[0] === written[0]
  return meant.length !== SHORT || sortedLetters(meant) === sortedLetters(written)
}

type Spellings = readonly (readonly [RegExp, string])[]

/**
 * Spellings of one sound: long vowels, aspirated consonants. Order matters: later rules see the results of earlier
 * ones.
 */
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

/** Tamil does not mark voiced consonants, so romanised Tamil spells them freely. */
const unvoiced: Spellings = [
  [/g/g, 'k'],
  [/[sj]/g, 'c'],
  [/d/g, 't'],
  [/[bf]/g, 'p'],
]

const folded = (text: string, rules: Spellings) =>
  rules.reduce((left, [pattern, sound]) => left.replace(pattern, sound), text)

export const collapseDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1')

function clipped(text: string): string {
  const single = collapseDoubles(text)
  return single.length > 3 ? single.replace(/[aeu]$/, '') : single
}

const soundOfLatin = (latin: string) => clipped(folded(folded(latin, spellings), unvoiced))

/**
 * Returns phonetic keys: 'diya', 'deeya' and 'दीया' share one, as do 'vilakku' and 'விளக்கு'. A word with two
 * pronunciations has two keys.
 */
export function phoneticKeys(word: string): readonly string[] {
  return [...new Set(romanisations(word).map(soundOfLatin))]
}

/** True for words that differ only in spelling of sounds: 'kitab', 'kitaab' and 'किताब', not 'kidap'. */
export function areHomophones(one: string, other: string): boolean {
  const pronunciations = (word: string) =>
    romanisations(word).map((latin) => clipped(folded(latin, spellings)))
  const knownSounds = new Set(pronunciations(one))
  return pronunciations(other).some((knownSound) => knownSounds.has(knownSound))
}

const beginningOf = (latin: string) => collapseDoubles(folded(latin, spellings))

export function phoneticKeyPrefixes(begun: string): readonly string[] {
  return [
    ...new Set(
      romanisationPrefixes(begun).map((latin) => collapseDoubles(folded(beginningOf(latin), unvoiced))),
    ),
  ]
}

/** True when a word begins with the sound of an incomplete word: 'saree' matches साड़, 'carry' does not. */
export function hasHomophonePrefix(begun: string, word: string): boolean {
  const pronunciations = romanisations(word).map(beginningOf)
  return romanisationPrefixes(begun).some((latin) =>
    pronunciations.some((knownSound) => knownSound.startsWith(beginningOf(latin))),
  )
}

export function elementOrZero(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0
}
