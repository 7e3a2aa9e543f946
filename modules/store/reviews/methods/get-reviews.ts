import { int, select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { readReviews, type SeenRating, type SeenReview } from '../doctypes/review-list.queries.ts'
import { reviewErrors } from '../errors.ts'
import { reviewSorts } from '../rules/review-sort.ts'

const PAGE = 10

export interface ReviewPage extends SeenRating {
  readonly shown: readonly SeenReview[]
  readonly has_more: 0 | 1
}

/** What buyers think of a product, ten at a time. One statement. */
export const getReviews = method({
  access: anyone,
  reads: true,
  input: {
    product: text({ required: true }),
    stars: int({ min: 1, max: 5 }),
    sort: select(reviewSorts, { default: 'helpful' }),
    start: int({ min: 0, max: 10_000, default: 0 }),
  },
  async run({ input: { product, stars, sort, start }, documents }): Promise<ReviewPage> {
    const page = { product, stars, sort: sort ?? 'helpful', start: start ?? 0, limit: PAGE + 1 }
    const found = await readReviews(documents, page)
    if (found === null) throw reviewErrors.gone()
    const { rating, reviews, shown } = found
    return {
      ...{ rating, reviews, stars: found.stars },
      shown: shown.slice(0, PAGE),
      has_more: shown.length > PAGE ? 1 : 0,
    }
  },
})
