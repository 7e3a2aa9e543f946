import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { stockOfProduct } from '../doctypes/product-stock.queries.ts'
import { stockKeepers } from './receive-stock.ts'

/**
 * What lies of a product's variants in the caller's own branches, those among them where nothing lies yet. It is changed by
 * `inventory.count_stock`.
 */
export const getProductStock = method({
  access: stockKeepers,
  input: { product: link('Product', { required: true }) },
  reads: true,
  run: async ({ input, documents }) => ({ stock: await stockOfProduct(documents, input.product) }),
})
