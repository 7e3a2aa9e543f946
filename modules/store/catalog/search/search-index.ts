import { wordsIn } from '#meta'
import { correctWord, matchWord, matchCompound, type WordMatches, type SearchContext } from './match-words.ts'
import { createVocabulary } from './vocabulary.ts'
import { pluralForms } from './search-words.ts'

export interface SearchResult {
  readonly scores: ReadonlyMap<number, number>
  readonly correctedTo: string | null
}

const MAX_WORDS = 8

const IN_TITLE = 4

function bestScores(index: WordIndex, meant: WordMatches): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const [word, weight] of meant)
    for (const place of index.placesOf(word)) {
      const product = place >> 1
      const score = (place & 1) === 0 ? weight * IN_TITLE : weight
      if (score > (best.get(product) ?? 0)) best.set(product, score)
    }
  return best
}

/** Returns products with all words; without any, the products with the most words. */
function combineScores(parts: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const [first] = parts
  if (!first || parts.length === 1) return first ?? new Map<number, number>()
  const sums = new Map<number, { count: number; score: number }>()
  for (const part of parts)
    for (const [product, score] of part) {
      const sum = sums.get(product)
      if (sum) {
        sum.count += 1
        sum.score += score
      } else sums.set(product, { count: 1, score })
    }
  let most = 0
  for (const { count } of sums.values()) most = Math.max(most, count)
  const scores = new Map<number, number>()
  for (const [product, { count, score }] of sums) if (count === most) scores.set(product, score)
  return scores
}

function compoundsAt(words: readonly string[], at: number): readonly string[] {
  const pairs = [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
  return pairs.filter((pair) => pair.length === 2).map((pair) => pair.join(''))
}

function matchWordAt(searchContext: SearchContext, words: readonly string[], at: number): WordMatches {
  const own = matchWord(searchContext, words[at] ?? '')
  for (const text of compoundsAt(words, at))
    for (const [word, weight] of matchCompound(searchContext, text))
      own.set(word, Math.max(weight, own.get(word) ?? 0))
  return own
}

interface SearchOptions {
  readonly synonyms: Synonyms
  readonly isAsWritten: boolean
}

export function searchIndex(
  index: WordIndex,
  text: string,
  { synonyms, isAsWritten }: SearchOptions,
): SearchResult {
  const searchContext = { index, synonyms }
  const words = wordsIn(text).slice(0, MAX_WORDS)
  let isCorrected = false
  const parts = words.map((word, at) => {
    const meant = matchWordAt(searchContext, words, at)
    if (meant.size > 0) return { word, meant }
    const correction = isAsWritten ? null : correctWord(searchContext, word)
    isCorrected ||= correction !== null
    return { word: correction?.text ?? word, meant: correction?.match ?? meant }
  })
  const scores = combineScores(
    parts.filter(({ meant }) => meant.size > 0).map(({ meant }) => bestScores(index, meant)),
  )
  return { scores, correctedTo: isCorrected ? parts.map(({ word }) => word).join(' ') : null }
}

/** Maps words to products. An entry is twice the product number, plus one when the word is outside of the title. */
export function createWordIndex() {
  const vocabulary = createVocabulary()
  const places: number[][] = []
  const ofProducts: (readonly number[])[] = []

  return {
    vocabulary,
    frequency: (word: number): number => places[word]?.length ?? 0,
    placesOf: (word: number): readonly number[] => places[word] ?? [],
    put(
      product: number,
      words: { readonly title: Iterable<string>; readonly others: Iterable<string> },
    ): void {
      const marked = new Map<number, number>()
      for (const word of words.others) marked.set(vocabulary.numberOf(word), 1)
      for (const word of words.title) marked.set(vocabulary.numberOf(word), 0)
      for (const [word, mark] of marked) {
        const place = product * 2 + mark
        const positions = places[word]
        if (positions) positions.push(place)
        else places[word] = [place]
      }
      ofProducts[product] = [...marked.keys()]
    },
    remove(product: number): void {
      for (const word of ofProducts[product] ?? []) {
        const positions = places[word] ?? []
        const at = positions.findIndex((place) => place >> 1 === product)
        const last = positions.pop()
        if (at !== -1 && last !== undefined && at < positions.length) positions[at] = last
      }
      ofProducts[product] = []
    },
  }
}

export type WordIndex = ReturnType<typeof createWordIndex>

function groupSynonyms(lists: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const list of lists) {
    const words = new Set(list.split(',').flatMap((part) => wordsIn(part).slice(0, 1)))
    for (const word of words) found.set(word, (found.get(word) ?? new Set<string>()).union(words))
  }
  return found
}

export function createSynonyms(lists: readonly string[]) {
  const groups = groupSynonyms(lists)
  const vocabulary = createVocabulary()
  for (const word of groups.keys()) vocabulary.numberOf(word)
  return {
    vocabulary,
    /** Returns the synonyms of a word, independent of script and number. */
    of(text: string): readonly string[] {
      const alike = vocabulary.homophonesAcrossScripts(text).map((number) => vocabulary.texts[number] ?? '')
      const written = [text, ...pluralForms(text), ...alike]
      const same = new Set(written.flatMap((word) => [...(groups.get(word) ?? [])]))
      return [...same].filter((word) => word !== text)
    },
    startingWith(text: string): readonly string[] {
      const begun = vocabulary.soundingFrom(text).map((number) => vocabulary.texts[number] ?? '')
      return [...new Set(begun.flatMap((word) => [...(groups.get(word) ?? [])]))]
    },
  }
}

export type Synonyms = ReturnType<typeof createSynonyms>
