import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import { Business } from '#store/businesses'
import { Product } from '#store/catalog'
import { HelpfulVote } from '../post/helpful-vote.doctype.ts'
import { ProductAnswer } from './product-answer.doctype.ts'
import { ProductQuestion } from './product-question.doctype.ts'

interface PostView {
  readonly name: string
  readonly text: string
  readonly author_name: string
  readonly written_on: string | null
  readonly helpful: number
  readonly is_helpful: 0 | 1
  readonly is_own: 0 | 1
}

interface AnswerView extends PostView {
  readonly answers_as: 'seller' | 'office' | 'buyer'
}

interface QuestionView extends PostView {
  readonly answers: readonly AnswerView[]
}

const MAX_ANSWERS = 20

const voteColumns = (type: string, user: string) => sql`
  (exists (select from "Helpful Vote" v where v.reference_name = x.name and v.reference_doctype = ${sql.lit(type)}
    and v."user" = ${user}))::int as is_helpful, (x.author is not distinct from ${user})::int as is_own`

/** Returns a page of published questions, the most helpful first. One statement. */
function listQuestions(
  documents: Documents,
  { product, start, limit }: { readonly product: string; readonly start: number; readonly limit: number },
): Promise<readonly QuestionView[]> {
  const user = isGuest(documents.caller) ? '' : documents.caller.user
  return documents.asSystem().statement(
    prepared<QuestionView>(
      'reviews questions',
      sql`
      select x.name, x.text, x.author_name, x.written_on::text, x.helpful, ${voteColumns('Product Question', user)},
        coalesce((
          select json_agg(one) from (
            select x.name, x.text, x.author_name, x.written_on::text, x.helpful, x.answers_as,
              ${voteColumns('Product Answer', user)}
            from "Product Answer" x where x.question = q.name and x.state = 'published'
            order by x.helpful desc, x.name limit ${sql.lit(MAX_ANSWERS)}
          ) one
        ), '[]') as answers
      from "Product Question" x
        join "Product" p on p.name = x.product and p.state = 'live'
        join "Business" b on b.name = p.business and b.state = 'live'
        cross join lateral (select x.name) q
      where x.product = ${product} and x.state = 'published'
      order by x.helpful desc, x.written_on desc nulls last, x.name desc limit ${limit} offset ${start}`,
    ),
    { reads: [Product, Business, ProductQuestion, ProductAnswer, HelpfulVote] },
  )
}

const PAGE_SIZE = 5

interface QuestionPage {
  readonly questions: readonly QuestionView[]
  readonly has_more: 0 | 1
}

/** Returns five questions about a product with their answers. One statement. */
export const getQuestions = method({
  access: anyone,
  reads: true,
  input: { product: text({ required: true }), start: int({ min: 0, max: 10_000, default: 0 }) },
  async run({ input: { product, start }, documents }): Promise<QuestionPage> {
    const found = await listQuestions(documents, { product, start: start ?? 0, limit: PAGE_SIZE + 1 })
    return { questions: found.slice(0, PAGE_SIZE), has_more: found.length > PAGE_SIZE ? 1 : 0 }
  },
})
