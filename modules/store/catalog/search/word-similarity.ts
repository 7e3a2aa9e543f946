import { romanisationPrefixes, romanisations } from './romanise.ts'

/** The letters of a word as a set of 32: two words that share few of them cannot be near. */
export function letterSet(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}

/** Adds the bits up in pairs, in fours and in bytes: words are gone through by the ten thousand. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A slip changes two letters of the sets at most: one that is there too much, and one that is missing. */
export function mayBeNear(left: number, right: number, distance: number): boolean {
  return countBits(left ^ right) <= 2 * distance
}

/** The row of the table of distances after `previous`, which is after `before`; `row` letters of the left word are in it. */
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
 * How many slips make one word the other: a letter too much, missing, wrong, or two that changed places. Answers `most + 1`
 * for everything beyond `most`.
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

/** Slips that are forgiven: none in the shortest words, where each letter says much. */
export function maxTypos(word: string): number {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Letters of words up to here are not taken for others: 'soap' is a word of its own and no 'snap'. */
const SHORT = 4

const sortedLetters = (word: string) => [...word].toSorted().join('')

/**
 * Three letters may only lack one, and not the first: 'lmp' is 'lamp', and 'pot' is neither 'top' nor 'spot'. Of four, one
 * may be missing, too much or in another place.
 */
export function isPlausibleTypo(meant: string, written: string): boolean {
  if (written.length > SHORT) return true
  if (written.length < SHORT) return meant.length === SHORT && meant[0] === written[0]
  return meant.length !== SHORT || sortedLetters(meant) === sortedLetters(written)
}

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

/** A number of a list; 0 where there is none. */
export function elementOrZero(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? 0
}
