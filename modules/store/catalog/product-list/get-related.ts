import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { loadProductCards } from '../product-index/search-products.ts'
import { MAX_RELATED, listRelatedProducts } from './related-products.ts'

/** Products that stand near another, by its name; nothing for one that is not sold. One statement at most. */
export const getRelated = method({
  access: anyone,
  reads: true,
  input: { product: text({ required: true }), limit: int({ min: 1, max: MAX_RELATED, default: 8 }) },
  async run({ input, documents }) {
    const { cards } = await loadProductCards(documents, {
      category: null,
      choose: (state) => ({
        choice: null,
        names: listRelatedProducts(state, input.product, input.limit ?? 8),
      }),
    })
    return { products: cards }
  },
})
