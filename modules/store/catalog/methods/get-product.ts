import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { showFromShelf } from '../actions/ask-shelf.ts'
import { productPageRow } from '../doctypes/product-page.queries.ts'
import { catalogErrors } from '../errors.ts'
import { composeProductPage } from '../rules/compose-product-page.ts'
import type { ProductPage } from '../rules/product-page.ts'
import { relatedTo } from '../rules/shelf/related-to.ts'

const RELATED = 8

/** Everything of a product's page but when it can be delivered. Two statements. */
export const getProduct = method({
  access: anyone,
  reads: true,
  input: { route: text({ required: true }) },
  async run({ input, documents }): Promise<ProductPage> {
    const row = await productPageRow(documents, input.route)
    if (row === null) throw catalogErrors.no_such_product()
    const { cards } = await showFromShelf(documents, {
      category: null,
      choose: ({ shelf }) => ({ choice: null, names: relatedTo(shelf, row.name, RELATED) }),
    })
    return composeProductPage(row, cards)
  },
})
