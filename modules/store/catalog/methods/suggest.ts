import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { showFromShelf } from '../actions/ask-shelf.ts'
import type { Suggestions } from '../rules/product-page.ts'
import { suggestFrom } from '../rules/shelf/suggest-from.ts'

/** What somebody may mean who is still typing, of all that is sold or of what one `business` sells. One statement. */
export const suggest = method({
  access: anyone,
  reads: true,
  input: { text: text({ required: true, maxLength: 100 }), business: text() },
  async run({ input, documents }): Promise<Suggestions> {
    const { choice, cards } = await showFromShelf(documents, {
      category: null,
      choose(standing) {
        const suggested = suggestFrom(standing, input.text, input.business)
        return { choice: suggested, names: suggested.products }
      },
    })
    return { words: choice.words, categories: choice.categories, products: cards }
  },
})
