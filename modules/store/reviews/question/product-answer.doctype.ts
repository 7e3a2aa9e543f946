import { both, docType, link, select, series, through, where } from '#framework/doctypes'
import { isOnSale } from '#store/catalog'
import { productLink, postAccess, postFields, postType, postText } from '../post/post-fields.ts'

export const MAX_ANSWER_LENGTH = 2000

const readable = both(
  where({ state: 'published' }),
  through('question', 'Product Question', where({ state: 'published' })),
  through('product', 'Product', isOnSale),
)

export const ProductAnswer = docType('Product Answer', {
  ...postType,
  naming: series('ANS-.######'),
  fields: {
    question: link('Product Question', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, inList: true, indexed: true },
    }),
    product: productLink,
    text: postText(MAX_ANSWER_LENGTH),
    answers_as: select(['seller', 'office', 'buyer'], {
      label: 'Answered as',
      ...{ required: true, readOnly: true, default: 'buyer', inList: true },
    }),
    ...postFields,
  },
  access: postAccess(readable),
  searchFields: ['product', 'author_name'],
})
