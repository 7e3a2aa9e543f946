import { wordsIn } from '#meta'
import type { Crumb } from '../product-list.ts'
import type { Synonyms } from '../synonyms.ts'
import type { createAnswers } from './answer-question.ts'
import { everythingOf, type Question } from './question.ts'
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
function likelyCategories({ shelf, answers, synonyms }: Standing, typed: readonly string[], all: Question) {
  const last = typed.at(-1)
  if (last === undefined) return []
  return shelf.categories
    .all()
    .filter(({ category_name }) => wordsIn(category_name).some((word) => word.startsWith(last)))
    .slice(0, MOST_CATEGORIES)
    .map(({ name, route, category_name }) => {
      const { total } = answers.answer(shelf, { ...all, category: route }, synonyms)
      return { name, route, category_name, count: total }
    })
    .filter(({ count }) => count > 0)
}

/** The words that lead to something of all that is asked about. */
function leadingWords(
  { shelf, answers, synonyms }: Standing,
  words: readonly string[],
  all: Question,
): readonly string[] {
  if (all.chosen.size === 0) return words
  return words.filter((word) => answers.answer(shelf, { ...all, search: word }, synonyms).total > 0)
}

/** @param business whose products alone are suggested; null for everything that is sold */
export function suggestFrom(standing: Standing, text: string, business: string | null): Suggested {
  const { shelf, answers, synonyms } = standing
  const typed = wordsIn(text)
  if (typed.length === 0) return { words: [], categories: [], products: [] }
  const all = everythingOf(business)
  const { page } = answers.answer(shelf, { ...all, search: text }, synonyms)
  return {
    words: leadingWords(standing, wholeWords(shelf, typed), all),
    categories: likelyCategories(standing, typed, all),
    products: page({ sort: 'relevance', start: 0, limit: MOST_PRODUCTS }),
  }
}
