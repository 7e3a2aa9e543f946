import { anyone, method } from '#framework/modules'
import { findOwnReview } from './review.queries.ts'
import { ProductReview } from './product-review.doctype.ts'
import { reviewErrors } from '../errors.ts'
import { ownReviewInput } from './get-my-review.ts'

/** Withdraws the caller's own review. It is hidden and no longer counted. */
export const withdrawReview = method({
  access: anyone,
  input: ownReviewInput,
  methods: ['POST'],
  async run({ input: { product, token }, documents }) {
    const review = await findOwnReview(documents, { product, token, isLocked: true })
    if (review === null) throw reviewErrors.not_available()
    const { name, state } = review
    if (state !== 'withdrawn') await documents.asSystem().save(ProductReview, name, { state: 'withdrawn' })
    return { review: name, state: 'withdrawn' as const }
  },
})
