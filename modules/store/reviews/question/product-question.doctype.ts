import { both, docType, int, series, through, where } from '#framework/doctypes'
import { isOnSale } from '#store/catalog'
import { productLink, postAccess, postFields, postType, postText } from '../post/post-fields.ts'

export const MAX_QUESTION_LENGTH = 500

const readable = both(where({ state: 'published' }), through('product', 'Product', isOnSale))

export const ProductQuestion = docType('Product Question', {
  ...postType,
  naming: series('QST-.######'),
  fields: {
    product: productLink,
    text: postText(MAX_QUESTION_LENGTH),
    answers: int({ required: true, readOnly: true, min: 0, default: 0, inList: true }),
    ...postFields,
  },
  access: postAccess(readable),
  searchFields: ['product', 'author_name'],
  bulkWrites: {
    skips: ['hooks', 'versions', 'events', 'modified'],
    onFields: ['answers', 'helpful', 'flags'],
  },
})
