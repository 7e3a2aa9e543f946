import type { Crumb } from '../product-list.ts'
import { wordsIn } from '../words-in.ts'
import type { createAnswers, Synonyms } from './answer-question.ts'
import type { Shelf } from './shelf.ts'

const MOST_PRODUCTS = 5
const MOST_CATEGORIES = 4
const MOST_WORDS = 6

interface Suggested {
  readonly words: readonly string[]
  readonly categories: readonly (Crumb & { readonly count: number })[]
  /** Names. */
  readonly products: readonly string[]
}

interface Standing {
  readonly shelf: Shelf
  readonly answers: ReturnType<typeof createAnswers>
  readonly synonyms: Synonyms
}

const plain = { category: null, chosen: new Map(), priceMin: null, priceMax: null, inStock: false } as const

/** What was typed, with its last word written to the end: the words that stand in the most products first. */
function wholeWords({ index }: Shelf, typed: readonly string[]): readonly string[] {
  const last = typed.at(-1)
  if (last === undefined || last.length < 2) return []
  const { vocabulary, frequency } = index
  const begun = typed.slice(0, -1)
  return vocabulary
    .startingWith(last)
    .filter((word) => frequency(word) > 0)
    .sort((left, right) => frequency(right) - frequency(left))
    .slice(0, MOST_WORDS)
    .map((word) => [...begun, vocabulary.texts[word] ?? ''].join(' '))
}

/** Categories of whose name a word begins like the last one that was typed. */
function likelyCategories({ shelf, answers, synonyms }: Standing, typed: readonly string[]) {
  const last = typed.at(-1)
  if (last === undefined) return []
  return shelf.categories
    .all()
    .filter(({ category_name }) => wordsIn(category_name).some((word) => word.startsWith(last)))
    .slice(0, MOST_CATEGORIES)
    .map(({ name, route, category_name }) => {
      const { total } = answers.answer(shelf, { ...plain, category: route, search: null }, synonyms)
      return { name, route, category_name, count: total }
    })
    .filter(({ count }) => count > 0)
}

export function suggestFrom(standing: Standing, text: string): Suggested {
  const { shelf, answers, synonyms } = standing
  const typed = wordsIn(text)
  if (typed.length === 0) return { words: [], categories: [], products: [] }
  const { page } = answers.answer(shelf, { ...plain, search: text }, synonyms)
  return {
    words: wholeWords(shelf, typed),
    categories: likelyCategories(standing, typed),
    products: page({ sort: 'relevance', start: 0, limit: MOST_PRODUCTS }),
  }
}
