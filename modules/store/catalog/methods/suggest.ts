import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { storeThatCounts } from '#site/website'
import { showFromShelf } from '../actions/ask-shelf.ts'
import { cardsAtStalls } from '../actions/cards-at-stalls.ts'
import type { Suggestions } from '../rules/product-page.ts'
import { wordsIn } from '#meta'
import type { Crumb } from '../rules/product-list.ts'
import type { Synonyms } from '../rules/synonyms.ts'
import type { createAnswers } from '../rules/shelf/answer-question.ts'
import { everythingOf, type Question } from '../rules/shelf/question.ts'
import type { Shelf } from '../rules/shelf/shelf.ts'

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
function suggestFrom(standing: Standing, text: string, business: string | null): Suggested {
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

/** What somebody may mean who is still typing, of all that is sold or of what one `business` sells. One statement at most. */
export const suggest = method({
  access: anyone,
  reads: true,
  input: { text: text({ required: true, maxLength: 100 }), business: text() },
  async run({ input, documents }): Promise<Suggestions> {
    const business = await storeThatCounts(documents, input.business)
    const { choice, cards } = await showFromShelf(documents, {
      category: null,
      choose(standing) {
        const suggested = suggestFrom(standing, input.text, business)
        return { choice: suggested, names: suggested.products }
      },
    })
    const products = await cardsAtStalls(documents, cards, business === null ? [] : [business])
    return { words: choice.words, categories: choice.categories, products }
  },
})
