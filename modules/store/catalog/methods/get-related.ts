import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { showFromShelf } from '../actions/ask-shelf.ts'
import { MOST_RELATED, standNear } from '../actions/stand-near.ts'

/** Products that stand near another, by its name; nothing for one that is not sold. One statement at most. */
export const getRelated = method({
  access: anyone,
  reads: true,
  input: { product: text({ required: true }), limit: int({ min: 1, max: MOST_RELATED, default: 8 }) },
  async run({ input, documents }) {
    const { cards } = await showFromShelf(documents, {
      category: null,
      choose: (standing) => ({ choice: null, names: standNear(standing, input.product, input.limit ?? 8) }),
    })
    return { products: cards }
  },
})
