import { anyone, method } from '#framework/modules'
import { findPurchasedLine, findOwnReview, type Review } from './review.queries.ts'
import { text } from '#framework/doctypes'

function presentOwnReview({ name, state, stars, title, text: words, photos, rejected_because }: Review) {
  return {
    name,
    state,
    stars,
    title,
    text: words,
    photos: photos.map(({ photo }) => photo),
    rejected_because,
  }
}

export const ownReviewInput = { product: text({ required: true }), token: text() }

/**
 * Returns whether the caller may review a product, and their earlier review. They are signed in or have the token of an
 * order.
 */
export const getMyReview = method({
  access: anyone,
  countsItself: true,
  input: ownReviewInput,
  methods: ['POST'],
  async run({ input: { product, token }, documents }) {
    const line = await findPurchasedLine(documents, product, token)
    const review = await findOwnReview(documents, { product, token, isLocked: false })
    return {
      may_write: line === null ? (0 as const) : (1 as const),
      review: review && presentOwnReview(review),
    }
  },
})
