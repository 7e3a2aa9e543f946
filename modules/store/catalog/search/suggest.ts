import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { storeThatCounts } from '#site/website'
import { loadProductCards } from '../product-index/search-products.ts'
import { applySellerOffers } from '../product-list/apply-seller-offers.ts'
import type { SearchSuggestions } from '../product/product-page.ts'
import { wordsIn } from '#meta'
import {
  type Breadcrumb,
  queryEverything,
  type ProductQuery,
  translateBreadcrumb,
  translateCard,
} from '../product-list/product-list.ts'
import type { Synonyms } from './search-index.ts'
import type { createQueryRunner } from '../product-index/run-query.ts'
import type { ProductIndex } from '../product-index/product-index.ts'

const MAX_PRODUCTS = 5
const MAX_CATEGORIES = 4
const MAX_WORDS = 6

interface Suggestion {
  readonly words: readonly string[]
  readonly categories: readonly (Breadcrumb & { readonly count: number })[]
  readonly products: readonly string[]
}

interface SuggestContext {
  readonly productIndex: ProductIndex
  readonly queryRunner: ReturnType<typeof createQueryRunner>
  readonly synonyms: Synonyms
}

function completeLastWord({ index }: ProductIndex, typed: readonly string[]): readonly string[] {
  const last = typed.at(-1)
  if (last === undefined || last.length < 2) return []
  const { vocabulary, frequency } = index
  const begun = typed.slice(0, -1)
  return vocabulary
    .startingWith(last)
    .filter((word) => frequency(word) > 0)
    .sort((left, right) => frequency(right) - frequency(left))
    .slice(0, MAX_WORDS)
    .map((word) => [...begun, vocabulary.texts[word] ?? ''].join(' '))
}

function likelyCategories(
  { productIndex, queryRunner, synonyms }: SuggestContext,
  typed: readonly string[],
  all: ProductQuery,
) {
  const last = typed.at(-1)
  if (last === undefined) return []
  return productIndex.categories
    .all()
    .filter(({ category_name }) => wordsIn(category_name).some((word) => word.startsWith(last)))
    .slice(0, MAX_CATEGORIES)
    .map(({ name, route, category_name }) => {
      const { total } = queryRunner.runQuery(productIndex, { ...all, category: route }, synonyms)
      return { name, route, category_name, count: total }
    })
    .filter(({ count }) => count > 0)
}

function wordsWithResults(
  { productIndex, queryRunner, synonyms }: SuggestContext,
  words: readonly string[],
  all: ProductQuery,
): readonly string[] {
  if (all.chosen.size === 0) return words
  return words.filter(
    (word) => queryRunner.runQuery(productIndex, { ...all, search: word }, synonyms).total > 0,
  )
}

/** @param business whose products alone are suggested; null for everything that is sold */
function suggestFrom(context: SuggestContext, text: string, business: string | null): Suggestion {
  const { productIndex, queryRunner, synonyms } = context
  const typed = wordsIn(text)
  if (typed.length === 0) return { words: [], categories: [], products: [] }
  const all = queryEverything(business)
  const { page } = queryRunner.runQuery(productIndex, { ...all, search: text }, synonyms)
  return {
    words: wordsWithResults(context, completeLastWord(productIndex, typed), all),
    categories: likelyCategories(context, typed, all),
    products: page({ sort: 'relevance', start: 0, limit: MAX_PRODUCTS }),
  }
}

/** Returns suggestions for an incomplete search, from all products or one `business`. At most one statement. */
export const suggest = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { text: text({ required: true, maxLength: 100 }), business: text() },
  async run({ input, documents, language }): Promise<SearchSuggestions> {
    const business = await storeThatCounts(documents, input.business)
    const { choice, cards } = await loadProductCards(documents, {
      category: null,
      choose(context) {
        const suggested = suggestFrom(context, input.text, business)
        return { choice: suggested, names: suggested.products }
      },
    })
    const products = await applySellerOffers(documents, cards, business === null ? [] : [business])
    return translateResponse({ documents, language }, (translate) => ({
      words: choice.words,
      categories: choice.categories.map((category) => translateBreadcrumb(category, translate)),
      products: products.map((card) => translateCard(card, translate)),
    }))
  },
})
