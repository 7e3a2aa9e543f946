import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { storeThatCounts } from '#site/website'
import { showFromShelf } from '../actions/ask-shelf.ts'
import { cardsAtStalls } from '../actions/cards-at-stalls.ts'
import type { Suggestions } from '../rules/product-page.ts'
import { suggestFrom } from '../rules/shelf/suggest-from.ts'

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
