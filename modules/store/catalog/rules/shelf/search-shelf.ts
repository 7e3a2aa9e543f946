import { wordsIn } from '../words-in.ts'
import { slipsIn } from './spelling-distance.ts'
import type { WordIndex } from './word-index.ts'

/** What was searched for, answered: how well each product fits, and what was taken instead of a slip. */
export interface Found {
  /** Score by product; more is better. */
  readonly scores: ReadonlyMap<number, number>
  readonly correctedTo: string | null
}

/** Words of a question that are looked for at most. */
const MOST_WORDS = 8
/** A word in the title says four times as much. */
const IN_TITLE = 4
const weights = { exact: 1, same: 0.8, sound: 0.7, prefix: 0.6, slip: 0.4 } as const

type Meant = Map<number, number>

function mean(meant: Meant, word: number, weight: number): void {
  if (word !== -1 && (meant.get(word) ?? 0) < weight) meant.set(word, weight)
}

/** Words of the shelf that a written one may mean, each with how much it counts. */
function meaningOf(index: WordIndex, text: string, synonyms: ReadonlyMap<string, readonly string[]>): Meant {
  const { vocabulary } = index
  const meant: Meant = new Map()
  mean(meant, vocabulary.find(text), weights.exact)
  for (const same of synonyms.get(text) ?? []) {
    mean(meant, vocabulary.find(same), weights.same)
    for (const word of vocabulary.soundingLike(same)) mean(meant, word, weights.sound)
  }
  for (const word of vocabulary.soundingLike(text)) mean(meant, word, weights.sound)
  if (text.length > 1) for (const word of vocabulary.startingWith(text)) mean(meant, word, weights.prefix)
  for (const word of [...meant.keys()]) if (index.frequency(word) === 0) meant.delete(word)
  return meant
}

interface Slip {
  readonly meant: Meant
  readonly text: string
}

/** What was meant by a word that is nowhere on the shelf, as far as the slips go that are forgiven. */
function afterSlips(index: WordIndex, text: string): Slip | null {
  const most = slipsIn(text)
  if (most === 0) return null
  const near = index.vocabulary.near(text, most, (word) => index.frequency(word) > 0)
  const [first, ...rest] = near
  if (!first) return null
  const best = rest.reduce(
    (one, other) => (index.frequency(other.word) > index.frequency(one.word) ? other : one),
    first,
  )
  const meant: Meant = new Map(near.map(({ word }) => [word, weights.slip]))
  return { meant, text: index.vocabulary.texts[best.word] ?? text }
}

/** The best place of a written word in each product. */
function bestPlaces(index: WordIndex, meant: Meant): ReadonlyMap<number, number> {
  const best = new Map<number, number>()
  for (const [word, weight] of meant)
    for (const place of index.placesOf(word)) {
      const product = place >> 1
      const score = (place & 1) === 0 ? weight * IN_TITLE : weight
      if (score > (best.get(product) ?? 0)) best.set(product, score)
    }
  return best
}

/** Products in which every word stands; where there is none, those in which the most words do. */
function together(parts: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
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

/** Searches the shelf for a text. */
export function searchShelf(
  index: WordIndex,
  text: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
): Found {
  const words = wordsIn(text).slice(0, MOST_WORDS)
  let isCorrected = false
  const parts = words.map((word) => {
    const meant = meaningOf(index, word, synonyms)
    if (meant.size > 0) return { word, meant }
    const slip = afterSlips(index, word)
    isCorrected ||= slip !== null
    return { word: slip?.text ?? word, meant: slip?.meant ?? meant }
  })
  const scores = together(
    parts.filter(({ meant }) => meant.size > 0).map(({ meant }) => bestPlaces(index, meant)),
  )
  return { scores, correctedTo: isCorrected ? parts.map(({ word }) => word).join(' ') : null }
}
