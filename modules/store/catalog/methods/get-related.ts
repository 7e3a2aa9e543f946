import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { showFromShelf } from '../actions/ask-shelf.ts'
import { relatedTo } from '../rules/shelf/related-to.ts'

/** Products that stand near another, by its name; nothing for one that is not sold. One statement. */
export const getRelated = method({
  access: anyone,
  reads: true,
  input: { product: text({ required: true }), limit: int({ min: 1, max: 20, default: 8 }) },
  async run({ input, documents }) {
    const { cards } = await showFromShelf(documents, {
      category: null,
      choose: ({ shelf }) => ({ choice: null, names: relatedTo(shelf, input.product, input.limit ?? 8) }),
    })
    return { products: cards }
  },
})
