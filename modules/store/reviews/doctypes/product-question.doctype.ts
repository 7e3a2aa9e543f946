import { both, docType, int, series, through, where } from '#framework/doctypes'
import { isOnSale } from '#store/catalog'
import { aboutProduct, keptKeyField, postAccess, postFields, postType, said } from '../rules/post-fields.ts'

export const LONGEST_QUESTION = 500

const seen = both(where({ state: 'published' }), through('product', 'Product', isOnSale))

/** What somebody who is signed in wishes to know of a product. */
export const ProductQuestion = docType('Product Question', {
  ...postType,
  naming: series('QST-.######'),
  fields: {
    product: aboutProduct,
    text: said(LONGEST_QUESTION),
    answers: int({ required: true, readOnly: true, min: 0, default: 0, inList: true }),
    ...postFields,
    idempotency_key: keptKeyField,
  },
  access: postAccess(seen),
  searchFields: ['product', 'author_name'],
})
