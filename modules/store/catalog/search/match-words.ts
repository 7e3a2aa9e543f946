import { pluralForms } from './search-words.ts'
import { isNative } from './romanise.ts'
import type { Synonyms, WordIndex } from './search-index.ts'
import { collapseDoubles, editDistance, isPlausibleTypo, maxTypos } from './word-similarity.ts'
import type { createVocabulary } from './vocabulary.ts'

export type WordMatches = Map<number, number>

export interface SearchContext {
  readonly index: WordIndex
  readonly synonyms: Synonyms
}

const weights = { exact: 1, number: 0.9, same: 0.8, sound: 0.7, prefix: 0.6, slip: 0.4 } as const

function addMatches(match: WordMatches, words: Iterable<number>, weight: number): void {
  for (const word of words) if (word !== -1 && (match.get(word) ?? 0) < weight) match.set(word, weight)
}

function addSynonyms(match: WordMatches, { index, synonyms }: SearchContext, text: string): void {
  const { vocabulary } = index
  for (const same of synonyms.of(text)) {
    addMatches(match, [same, ...pluralForms(same)].map(vocabulary.find), weights.same)
    addMatches(match, vocabulary.homophonesAcrossScripts(same), weights.sound)
  }
}

/** Adds matches of an incomplete Hindi or Tamil word, typed in Latin letters. */
function addPrefixMatches(match: WordMatches, { index, synonyms }: SearchContext, text: string): void {
  const { vocabulary } = index
  addMatches(match, vocabulary.soundingFrom(text), weights.prefix)
  addMatches(
    match,
    synonyms
      .startingWith(text)
      .flatMap((same) => [same, ...pluralForms(same)])
      .map(vocabulary.find),
    weights.prefix,
  )
}

function onlyIndexed({ index }: SearchContext, match: WordMatches): WordMatches {
  return new Map([...match].filter(([word]) => index.frequency(word) > 0))
}

export function matchWord(searchContext: SearchContext, text: string): WordMatches {
  const { vocabulary } = searchContext.index
  const match: WordMatches = new Map()
  addMatches(match, [vocabulary.find(text)], weights.exact)
  addMatches(
    match,
    [...pluralForms(text).map(vocabulary.find), ...vocabulary.writtenLike(text)],
    weights.number,
  )
  addSynonyms(match, searchContext, text)
  if (text.length > 1) addMatches(match, vocabulary.startingWith(text), weights.prefix)
  if (isNative(text) && onlyIndexed(searchContext, match).size === 0)
    addPrefixMatches(match, searchContext, text)
  // Tamil does not mark voiced consonants, so 'ball' sounds like its word for milk. A known word is not matched by sound.
  const isKnown = onlyIndexed(searchContext, match).size > 0 || isKnownWord(searchContext, text)
  addMatches(
    match,
    isKnown ? vocabulary.homophonesAcrossScripts(text) : vocabulary.phoneticMatches(text),
    weights.sound,
  )
  return onlyIndexed(searchContext, match)
}

export function matchCompound(searchContext: SearchContext, text: string): WordMatches {
  const { vocabulary } = searchContext.index
  const match: WordMatches = new Map()
  addMatches(match, [text, ...pluralForms(text)].map(vocabulary.find), weights.number)
  addSynonyms(match, searchContext, text)
  return onlyIndexed(searchContext, match)
}

interface Correction {
  readonly match: WordMatches
  readonly text: string
}

function isKnownWord({ synonyms: { vocabulary } }: SearchContext, text: string): boolean {
  const isExact = [text, ...pluralForms(text)].some((word) => vocabulary.find(word) !== -1)
  return isExact || vocabulary.homophonesAcrossScripts(text).length > 0
}

export function correctWord(searchContext: SearchContext, text: string): Correction | null {
  if (isKnownWord(searchContext, text)) return null
  const { index, synonyms } = searchContext
  const known = guessesFor(synonyms.vocabulary, text, () => true)
  const indexed = guessesFor(index.vocabulary, text, (word) => index.frequency(word) > 0)
  const match: WordMatches = new Map()
  let best: { readonly text: string; readonly frequency: number } | null = null
  for (const guess of likeliest([...indexed, ...known], text)) {
    const words = [...matchGuess(searchContext, guess.text).keys()]
    addMatches(match, words, weights.slip)
    const frequency = Math.max(0, ...words.map(index.frequency))
    if (frequency > (best?.frequency ?? 0)) best = { text: guess.text, frequency }
  }
  return best && { match, text: best.text }
}

function matchGuess(searchContext: SearchContext, text: string): WordMatches {
  const match: WordMatches = new Map()
  addMatches(match, [searchContext.index.vocabulary.find(text)], weights.exact)
  addSynonyms(match, searchContext, text)
  return onlyIndexed(searchContext, match)
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

function isSubsequence(text: string, other: string): boolean {
  let at = 0
  for (const letter of other) if (letter === text[at]) at += 1
  return at >= text.length
}

/**
 * Returns words near the plural or singular of the text: 'towl' matches 'towels'. Short words accept only a missing
 * letter, so that 'shoes' does not match 'shop'.
 */
function nearPluralForms(vocabulary: Vocabulary, text: string, isThere: (word: number) => boolean) {
  if (text.length < 4) return []
  const isPlural = !text.endsWith('s')
  return pluralForms(text).flatMap((other) => {
    const isShort = Math.min(text.length, other.length) < 5
    return vocabulary.near(other, maxTypos(text), (word) => {
      const match = vocabulary.texts[word] ?? ''
      return match.endsWith('s') === isPlural && (!isShort || isSubsequence(other, match)) && isThere(word)
    })
  })
}

/** Returns words that differ in doubled letters besides a typo: 'tifn' matches 'tiffin'. */
function nearDoubled(
  vocabulary: Vocabulary,
  text: string,
  isThere: (word: number) => boolean,
): readonly Near[] {
  const most = maxTypos(text)
  const singledOf = (word: number) => collapseDoubles(vocabulary.texts[word] ?? '')
  const distanceOf = (word: number) => editDistance(text, singledOf(word), most)
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

function guessesFor(
  vocabulary: Vocabulary,
  text: string,
  isThere: (word: number) => boolean,
): readonly Guess[] {
  const textOf = (word: number) => vocabulary.texts[word] ?? ''
  const alike = vocabulary.homophonesWithinScript(text).filter(isThere)
  if (alike.length > 0) return alike.map((word) => ({ text: textOf(word), distance: 0 }))
  const most = maxTypos(text)
  if (most === 0) return []
  const near = nearest([
    ...vocabulary.near(text, most, (word) => isPlausibleTypo(textOf(word), text) && isThere(word)),
    ...nearPluralForms(vocabulary, text, isThere),
    ...(text.length > 3 ? nearDoubled(vocabulary, text, isThere) : []),
  ])
  return near.map(({ word, distance }) => ({ text: textOf(word), distance }))
}

function preferring(guesses: readonly Guess[], isBetter: (guess: Guess) => boolean): readonly Guess[] {
  const better = guesses.filter(isBetter)
  return better.length > 0 ? better : guesses
}

/**
 * Selects guesses with the fewest typos, then the same first letter, then only missing letters: 'towl' prefers 'towels'
 * to 'tools'.
 */
function likeliest(guesses: readonly Guess[], text: string): readonly Guess[] {
  const least = Math.min(...guesses.map(({ distance }) => distance))
  const likely = guesses.filter(({ distance }) => distance === least)
  const begun = preferring(likely, (guess) => guess.text[0] === text[0])
  return preferring(begun, (guess) => isSubsequence(text, guess.text))
}
