import { link, text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { stockOfProduct } from '../doctypes/product-stock.queries.ts'
import { stockKeepers } from './receive-stock.ts'

/**
 * What lies of a product's variants, or of one of them that one business offers, in the caller's own branches, those among them where nothing lies yet. It is changed by
 * `inventory.count_stock`.
 */
export const getProductStock = method({
  access: stockKeepers,
  input: {
    product: link('Product', { required: true }),
    variant: text({ maxLength: 140 }),
    business: link('Business'),
  },
  reads: true,
  run: ({ input, documents }) => stockOfProduct(documents, input),
})
