import {
  attachment,
  both,
  childType,
  date,
  docType,
  grant,
  int,
  link,
  longText,
  section,
  select,
  series,
  table,
  text,
  through,
  where,
} from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { isOnSale } from '#store/catalog'
import {
  productLink,
  postAccess,
  postFields,
  postType,
  PRIVATE_LEVEL,
  SYSTEM_LEVEL,
} from '../post/post-fields.ts'
import { reviewRules } from '../rating/product-rating.doctype.ts'

export const MAX_REVIEW_PHOTOS = 5
export const MAX_REVIEW_TITLE_LENGTH = 120
export const MAX_TEXT_LENGTH = 4000
export const MAX_REPLY_LENGTH = 2000

const readOnlyField = { readOnly: true } as const

/** Private unless the review is published. */
const ReviewPhoto = childType('Review Photo', {
  photo: attachment({ required: true, ...readOnlyField }),
})

const published = where({ state: 'published' })
const readable = both(published, through('product', 'Product', isOnSale))
const fromOwnBusiness = both(published, ofOwnBusiness)

/**
 * A buyer's review of a delivered product, one per buyer and product. Buyers use this module's methods; the office
 * moderates in the desk, sellers may answer.
 */
export const ProductReview = docType('Product Review', {
  ...postType,
  naming: series('RVW-.######'),
  fields: {
    product: productLink,
    stars: int({
      label: 'Rating',
      required: true,
      ...readOnlyField,
      min: 1,
      max: 5,
      default: 5,
      inList: true,
    }),
    title: text({ ...readOnlyField, maxLength: MAX_REVIEW_TITLE_LENGTH, inList: true }),
    text: longText({ required: true, ...readOnlyField, maxLength: MAX_TEXT_LENGTH, label: 'Content' }),
    photos: table(ReviewPhoto, { max: MAX_REVIEW_PHOTOS, ...readOnlyField }),
    variant_label: text({ label: 'Variant name', ...readOnlyField, maxLength: 400 }),
    ...postFields,

    answer_section: section('Answer'),
    answer: longText({ maxLength: MAX_REPLY_LENGTH, description: 'Shown publicly below the review' }),
    answered_by: select(['seller', 'office'], readOnlyField),
    answered_on: date(readOnlyField),

    bought: section('Purchase'),
    business: link('Business', { ...readOnlyField, indexed: true }),
    order: link('Order', { ...readOnlyField, level: PRIVATE_LEVEL, indexed: true }),
    buyer: text({ ...readOnlyField, hidden: true, level: SYSTEM_LEVEL, description: 'Stored as a hash' }),
  },
  access: {
    ...postAccess(readable),
    Seller: grant({
      select: fromOwnBusiness,
      read: fromOwnBusiness,
      write: fromOwnBusiness,
      report: fromOwnBusiness,
    }),
  },
  uniqueTogether: [['product', 'buyer']],
  searchFields: ['product', 'title', 'author_name'],
  databaseRules: reviewRules,
})
