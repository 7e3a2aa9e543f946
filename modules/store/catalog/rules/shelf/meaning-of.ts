import { otherNumbers } from '../other-numbers.ts'
import { isNative } from '../romanise.ts'
import type { Synonyms } from '../synonyms.ts'
import type { WordIndex } from './word-index.ts'
import { singled } from '../sound-of.ts'
import { distanceBetween, mayBeSlipOf, slipsIn } from './spelling-distance.ts'
import type { createVocabulary } from './vocabulary.ts'

/** Words of the shelf that a written one may mean, each with how much it counts. */
export type Meant = Map<number, number>

/** What is searched, and the words that mean the same in it. */
export interface Searched {
  readonly index: WordIndex
  readonly synonyms: Synonyms
}

const weights = { exact: 1, number: 0.9, same: 0.8, sound: 0.7, prefix: 0.6, slip: 0.4 } as const

function mean(meant: Meant, words: Iterable<number>, weight: number): void {
  for (const word of words) if (word !== -1 && (meant.get(word) ?? 0) < weight) meant.set(word, weight)
}

function meanSame(meant: Meant, { index, synonyms }: Searched, text: string): void {
  const { vocabulary } = index
  for (const same of synonyms.of(text)) {
    mean(meant, [same, ...otherNumbers(same)].map(vocabulary.find), weights.same)
    mean(meant, vocabulary.saidAcross(same), weights.sound)
  }
}

/** A word of Hindi or Tamil that is not written to its end, as words of Latin letters begin. */
function meanBegun(meant: Meant, { index, synonyms }: Searched, text: string): void {
  const { vocabulary } = index
  mean(meant, vocabulary.soundingFrom(text), weights.prefix)
  mean(
    meant,
    synonyms
      .begunBy(text)
      .flatMap((same) => [same, ...otherNumbers(same)])
      .map(vocabulary.find),
    weights.prefix,
  )
}

function onShelf({ index }: Searched, meant: Meant): Meant {
  return new Map([...meant].filter(([word]) => index.frequency(word) > 0))
}

/** What a word means whose letters are taken as they are. */
export function meaningOf(searched: Searched, text: string): Meant {
  const { vocabulary } = searched.index
  const meant: Meant = new Map()
  mean(meant, [vocabulary.find(text)], weights.exact)
  mean(meant, [...otherNumbers(text).map(vocabulary.find), ...vocabulary.writtenLike(text)], weights.number)
  meanSame(meant, searched, text)
  if (text.length > 1) mean(meant, vocabulary.startingWith(text), weights.prefix)
  if (isNative(text) && onShelf(searched, meant).size === 0) meanBegun(meant, searched, text)
  // Tamil does not write whether a sound is voiced: 'ball' sounds like its milk. Who wrote a word that is known meant that one.
  const isKnown = onShelf(searched, meant).size > 0 || isKnownWord(searched, text)
  mean(meant, isKnown ? vocabulary.saidAcross(text) : vocabulary.soundingLike(text), weights.sound)
  return onShelf(searched, meant)
}

/** What two words mean that others write as one, 'lunch box' as 'lunchbox'. */
export function meaningTogether(searched: Searched, text: string): Meant {
  const { vocabulary } = searched.index
  const meant: Meant = new Map()
  mean(meant, [text, ...otherNumbers(text)].map(vocabulary.find), weights.number)
  meanSame(meant, searched, text)
  return onShelf(searched, meant)
}

interface Slip {
  readonly meant: Meant
  readonly text: string
}

/** Whether somebody wrote a word among the synonyms: it is right, though nothing of its meaning is sold. */
function isKnownWord({ synonyms: { vocabulary } }: Searched, text: string): boolean {
  const isExact = [text, ...otherNumbers(text)].some((word) => vocabulary.find(word) !== -1)
  return isExact || vocabulary.saidAcross(text).length > 0
}

/** What was meant by a word that is nowhere on the shelf, as far as the slips go that are forgiven. */
export function afterSlips(searched: Searched, text: string): Slip | null {
  if (isKnownWord(searched, text)) return null
  const { index, synonyms } = searched
  const known = guessesFor(synonyms.vocabulary, text, () => true)
  const standing = guessesFor(index.vocabulary, text, (word) => index.frequency(word) > 0)
  const meant: Meant = new Map()
  let best: { readonly text: string; readonly frequency: number } | null = null
  for (const guess of likeliest([...standing, ...known], text)) {
    const words = [...meaningWhole(searched, guess.text).keys()]
    mean(meant, words, weights.slip)
    const frequency = Math.max(0, ...words.map(index.frequency))
    if (frequency > (best?.frequency ?? 0)) best = { text: guess.text, frequency }
  }
  return best && { meant, text: best.text }
}

/** What a guessed word means: itself and its synonyms; how it may go on was not written. */
function meaningWhole(searched: Searched, text: string): Meant {
  const meant: Meant = new Map()
  mean(meant, [searched.index.vocabulary.find(text)], weights.exact)
  meanSame(meant, searched, text)
  return onShelf(searched, meant)
}

type Vocabulary = ReturnType<typeof createVocabulary>

interface Guess {
  readonly text: string
  readonly distance: number
}

interface Near {
  readonly word: number
  readonly distance: number
}

/** Whether all letters of a word stand in another in their order, so that only some are missing. */
function isHeldBy(text: string, other: string): boolean {
  let at = 0
  for (const letter of other) if (letter === text[at]) at += 1
  return at >= text.length
}

/**
 * Words near to what somebody wrote who wanted the other number: 'towl' for 'towels'. Short words may only lack a letter, so
 * that 'shoes' are no 'shop'.
 */
function nearOtherNumber(vocabulary: Vocabulary, text: string, isThere: (word: number) => boolean) {
  if (text.length < 4) return []
  const isPlural = !text.endsWith('s')
  return otherNumbers(text).flatMap((other) => {
    const isShort = Math.min(text.length, other.length) < 5
    return vocabulary.near(other, slipsIn(text), (word) => {
      const meant = vocabulary.texts[word] ?? ''
      return meant.endsWith('s') === isPlural && (!isShort || isHeldBy(other, meant)) && isThere(word)
    })
  })
}

/** Words that are near but for letters that they double: 'tiffin' is one slip from 'tifn', for 'tifin' is none. */
function nearDoubled(
  vocabulary: Vocabulary,
  text: string,
  isThere: (word: number) => boolean,
): readonly Near[] {
  const most = slipsIn(text)
  const singledOf = (word: number) => singled(vocabulary.texts[word] ?? '')
  const distanceOf = (word: number) => distanceBetween(text, singledOf(word), most)
  const isDoubled = (word: number) => singledOf(word) !== vocabulary.texts[word]
  const near = vocabulary.near(
    text,
    most + 1,
    (word) => isDoubled(word) && distanceOf(word) <= most && isThere(word),
  )
  return near.map(({ word }) => ({ word, distance: distanceOf(word) }))
}

function nearest(near: readonly Near[]): readonly Near[] {
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least)
}

/** What may be meant by a word that is not there: those that are said alike, or else those of the fewest slips. */
function guessesFor(
  vocabulary: Vocabulary,
  text: string,
  isThere: (word: number) => boolean,
): readonly Guess[] {
  const textOf = (word: number) => vocabulary.texts[word] ?? ''
  const alike = vocabulary.saidLike(text).filter(isThere)
  if (alike.length > 0) return alike.map((word) => ({ text: textOf(word), distance: 0 }))
  const most = slipsIn(text)
  if (most === 0) return []
  const near = nearest([
    ...vocabulary.near(text, most, (word) => mayBeSlipOf(textOf(word), text) && isThere(word)),
    ...nearOtherNumber(vocabulary, text, isThere),
    ...(text.length > 3 ? nearDoubled(vocabulary, text, isThere) : []),
  ])
  return near.map(({ word, distance }) => ({ text: textOf(word), distance }))
}

function preferring(guesses: readonly Guess[], isBetter: (guess: Guess) => boolean): readonly Guess[] {
  const better = guesses.filter(isBetter)
  return better.length > 0 ? better : guesses
}

/**
 * Of guesses those of the fewest slips; of them those that begin alike, for few people miss the first letter; of them those
 * in which letters are only missing: 'towl' is rather 'towels' than 'tools'.
 */
function likeliest(guesses: readonly Guess[], text: string): readonly Guess[] {
  const least = Math.min(...guesses.map(({ distance }) => distance))
  const likely = guesses.filter(({ distance }) => distance === least)
  const begun = preferring(likely, (guess) => guess.text[0] === text[0])
  return preferring(begun, (guess) => isHeldBy(text, guess.text))
}
