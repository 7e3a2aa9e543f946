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
  reading,
  section,
  select,
  series,
  table,
  text,
  through,
  where,
  whereOwner,
} from '#framework/doctypes'
import { decides, postFields, PRIVATE_LEVEL, SYSTEM_LEVEL } from '../rules/post-fields.ts'
import { postMoves } from '../rules/post-states.ts'
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
const seen = both(published, through('product', 'Product', where({ state: 'live' })))
/** What was bought from the caller's own businesses. */
const ofOwnBusiness = both(published, through('business', 'Business', whereOwner))

/**
 * What a buyer thinks of a product that came to him: one for each buyer and product. Buyers write through the room's
 * methods; the office decides in the desk, and a seller may answer what was bought from him.
 */
export const ProductReview = docType('Product Review', {
  naming: series('RVW-.######'),
  fields: {
    product: link('Product', { required: true, ...shown, setOnlyOnce: true, inList: true, indexed: true }),
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
  states: { field: 'state', initial: 'pending', moves: postMoves },
  access: {
    'System Manager': decides,
    'Store Manager': decides,
    'School Office': decides,
    Moderator: decides,
    Seller: grant({
      select: ofOwnBusiness,
      read: ofOwnBusiness,
      write: ofOwnBusiness,
      report: ofOwnBusiness,
    }),
    All: reading(seen),
    Guest: reading(seen),
  },
  uniqueTogether: [['product', 'buyer']],
  titleField: 'author_name',
  searchFields: ['product', 'title', 'author_name'],
  sort: 'creation desc',
  databaseRules: reviewRules,
})
