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
  aboutProduct,
  postAccess,
  postFields,
  postType,
  PRIVATE_LEVEL,
  SYSTEM_LEVEL,
} from '../rules/post-fields.ts'
import { reviewRules } from '../rules/rating-rules.ts'

export const MOST_PHOTOS = 5
export const LONGEST_TITLE = 120
export const LONGEST_TEXT = 4000
export const LONGEST_ANSWER = 2000

const shown = { readOnly: true } as const

/** Private until the review is published, and again when it is not any more. */
export const ReviewPhoto = childType('Review Photo', {
  photo: attachment({ required: true, ...shown }),
})

const published = where({ state: 'published' })
/** What is written about something that is not sold is not seen either. */
const seen = both(published, through('product', 'Product', isOnSale))
/** What was bought from the caller's own businesses. */
const fromOwnBusiness = both(published, ofOwnBusiness)

/**
 * What a buyer thinks of a product that came to him: one for each buyer and product. Buyers write through the room's
 * methods; the office decides in the desk, and a seller may answer what was bought from him.
 */
export const ProductReview = docType('Product Review', {
  ...postType,
  naming: series('RVW-.######'),
  fields: {
    product: aboutProduct,
    stars: int({ required: true, ...shown, min: 1, max: 5, default: 5, inList: true }),
    title: text({ ...shown, maxLength: LONGEST_TITLE, inList: true }),
    text: longText({ required: true, ...shown, maxLength: LONGEST_TEXT, label: 'What it says' }),
    photos: table(ReviewPhoto, { max: MOST_PHOTOS, ...shown }),
    variant_label: text({ ...shown, maxLength: 400 }),
    ...postFields,

    said: section('Answer'),
    answer: longText({ maxLength: LONGEST_ANSWER, description: 'Everybody reads it below the review' }),
    answered_by: select(['seller', 'office'], shown),
    answered_on: date(shown),

    bought: section('How it was bought'),
    business: link('Business', { ...shown, indexed: true }),
    order: link('Order', { ...shown, level: PRIVATE_LEVEL, indexed: true }),
    buyer: text({ ...shown, hidden: true, level: SYSTEM_LEVEL, description: 'Hashed' }),
  },
  access: {
    ...postAccess(seen),
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
