import { anyone, method } from '#framework/modules'
import { boughtLine } from '../doctypes/bought.queries.ts'
import { ownReview, type Review } from '../doctypes/own-review.queries.ts'
import { input } from './own-review.ts'

/** A review as its own writer reads it. */
function shownToWriter({ name, state, stars, title, text: words, photos, rejected_because }: Review) {
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

/** Whether the caller may review a product, signed in or with the token of an order, and what he wrote before. */
export const getMyReview = method({
  access: anyone,
  countsItself: true,
  input,
  methods: ['POST'],
  async run({ input: { product, token }, documents }) {
    const line = await boughtLine(documents, product, token)
    const review = await ownReview(documents, { product, token, isLocked: false })
    return {
      may_write: line === null ? (0 as const) : (1 as const),
      review: review && shownToWriter(review),
    }
  },
})
