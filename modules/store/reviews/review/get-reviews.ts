import { int, select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import { Business } from '#store/businesses'
import { Product } from '#store/catalog'
import { HelpfulVote } from '../post/helpful-vote.doctype.ts'
import { ProductRating } from '../rating/product-rating.doctype.ts'
import { ProductReview } from './product-review.doctype.ts'
import { reviewErrors } from '../errors.ts'

const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const

type ReviewSort = (typeof reviewSorts)[number]

interface ReviewView {
  readonly name: string
  readonly stars: number
  readonly title: string | null
  readonly text: string
  readonly author_name: string
  readonly written_on: string | null
  readonly variant_label: string | null
  readonly photos: readonly string[]
  readonly helpful: number
  readonly is_helpful: 0 | 1
  readonly is_own: 0 | 1
  readonly answer: string | null
  /** Name of the answering business; null for the office or without an answer. */
  readonly answered_by: string | null
  readonly answered_on: string | null
}

interface RatingSummary {
  readonly rating: number | null
  readonly reviews: number
  readonly stars: readonly number[]
}

interface ReviewListRow extends RatingSummary {
  readonly is_sold: boolean
  readonly shown: readonly ReviewView[]
}

const orderings: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: sql`r.written_on desc nulls last, r.name desc`,
  helpful: sql`r.helpful desc, r.written_on desc nulls last, r.name desc`,
  highest: sql`r.stars desc, r.helpful desc, r.name desc`,
  lowest: sql`r.stars, r.helpful desc, r.name desc`,
}

interface ReviewQuery {
  readonly product: string
  /** Filter by number of stars; null for all. */
  readonly stars: number | null
  readonly sort: ReviewSort
  readonly start: number
  readonly limit: number
}

const shown = ({ product, stars, sort, start, limit }: ReviewQuery, user: string) => sql`
  select json_agg(one) from (
    select r.name, r.stars, r.title, r.text, r.author_name,
      r.written_on::text, r.variant_label, r.helpful, r.answer, r.answered_on::text,
      case when r.answered_by = 'seller' then b.business_name end as answered_by,
      (r.author is not distinct from ${user})::int as is_own,
      (exists (select from "Helpful Vote" v where v.reference_name = r.name
        and v.reference_doctype = 'Product Review' and v."user" = ${user}))::int as is_helpful,
      coalesce((select json_agg(p.photo order by p.idx) from "Review Photo" p
        where p.parent = r.name and p.parenttype = 'Product Review' and p.photo like '/files/%'), '[]') as photos
    from "Product Review" r left join "Business" b on b.name = r.business
    where r.product = ${product} and r.state = 'published' and (${stars}::int is null or r.stars = ${stars}::int)
    order by ${orderings[sort]} limit ${limit} offset ${start}
  ) one`

/** Returns a page of reviews with the rating; null for an unsold product. One statement. */
async function listReviews(documents: Documents, query: ReviewQuery): Promise<ReviewListRow | null> {
  const user = isGuest(documents.caller) ? '' : documents.caller.user
  const [row] = await documents.asSystem().statement(
    prepared<ReviewListRow>(
      `reviews ${query.sort}`,
      sql`
      select p.state = 'live' and b.state = 'live' as is_sold, r.rating, coalesce(r.reviews, 0) as reviews,
        json_build_array(coalesce(r.stars_1, 0), coalesce(r.stars_2, 0), coalesce(r.stars_3, 0),
          coalesce(r.stars_4, 0), coalesce(r.stars_5, 0)) as stars,
        coalesce((${shown(query, user)}), '[]') as shown
      from "Product" p left join "Product Rating" r on r.name = p.name
        left join "Business" b on b.name = p.business
      where p.name = ${query.product}`,
    ),
    { reads: [Product, Business, ProductRating, ProductReview, HelpfulVote] },
  )
  return row?.is_sold === true ? row : null
}

const PAGE_SIZE = 10

export interface ReviewPage extends RatingSummary {
  readonly shown: readonly ReviewView[]
  readonly has_more: 0 | 1
}

/** Returns ten reviews of a product. One statement. */
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
    const page = { product, stars, sort: sort ?? 'helpful', start: start ?? 0, limit: PAGE_SIZE + 1 }
    const found = await listReviews(documents, page)
    if (found === null) throw reviewErrors.not_available()
    const { rating, reviews, shown } = found
    return {
      ...{ rating, reviews, stars: found.stars },
      shown: shown.slice(0, PAGE_SIZE),
      has_more: shown.length > PAGE_SIZE ? 1 : 0,
    }
  },
})
