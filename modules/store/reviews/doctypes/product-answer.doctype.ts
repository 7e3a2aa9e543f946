import { both, docType, link, select, series, through, where } from '#framework/doctypes'
import { isOnSale } from '#store/catalog'
import { aboutProduct, keptKeyField, postAccess, postFields, postType, said } from '../rules/post-fields.ts'

export const LONGEST_REPLY = 2000

/** An answer to a question that is not seen is not seen either. */
const seen = both(
  where({ state: 'published' }),
  through('question', 'Product Question', where({ state: 'published' })),
  through('product', 'Product', isOnSale),
)

/** What a seller, the office or a buyer says to a question. */
export const ProductAnswer = docType('Product Answer', {
  ...postType,
  naming: series('ANS-.######'),
  fields: {
    question: link('Product Question', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, inList: true, indexed: true },
    }),
    product: aboutProduct,
    text: said(LONGEST_REPLY),
    answers_as: select(['seller', 'office', 'buyer'], {
      ...{ required: true, readOnly: true, default: 'buyer', inList: true },
    }),
    ...postFields,
    idempotency_key: keptKeyField,
  },
  access: postAccess(seen),
  searchFields: ['product', 'author_name'],
})
