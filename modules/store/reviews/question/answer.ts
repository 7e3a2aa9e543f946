import { longText, text } from '#framework/doctypes'
import { method, signedInUsers, type RunOnce } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { findPurchasedLine } from '../review/review.queries.ts'
import { getReadablePost } from '../post/post.queries.ts'
import { ProductAnswer, MAX_ANSWER_LENGTH } from './product-answer.doctype.ts'
import { ProductQuestion } from './product-question.doctype.ts'
import { sql } from 'kysely'
import { Business } from '#store/businesses'
import { reviewErrors } from '../errors.ts'
import { isModerator } from '../post/post.hooks.ts'
import { MAX_NAME_LENGTH, publicName } from '../post/post-fields.ts'
import type { PostState } from '../post/post.states.ts'
import { consumePostingRateLimit } from '#site/moderation'

/** Answers a question. Permitted for sellers, the office, and buyers who received the product. */
export const answer = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  idempotent: { isInPart: true, isKeyRequired: true, errors: reviewErrors },
  input: {
    question: text({ required: true }),
    text: longText({ required: true, maxLength: MAX_ANSWER_LENGTH }),
  },
  async run({ input, caller, site, runOnce, ctx }) {
    await consumePostingRateLimit(ctx, 'answers')
    const { name, state } = await site.write(caller, (inside) => answerQuestion(inside, input, runOnce))
    return { answer: name, state }
  },
})

interface NewAnswer {
  readonly question: string
  readonly text: string
}

/**
 * Returns the answer's author role: answers of office and sellers are published at once, a buyer's after moderation.
 */
async function resolveAuthor(documents: Documents, product: string) {
  const { caller } = documents
  const seller = await findOwnBusiness(documents, product)
  if (seller !== null)
    return {
      answers_as: 'seller',
      author_name: seller.slice(0, MAX_NAME_LENGTH),
      state: 'published',
    } as const
  const { full_name } = await documents.asSystem().get(User, caller.user)
  const author_name = publicName(full_name, MAX_NAME_LENGTH)
  if (isModerator(caller)) return { answers_as: 'office', author_name, state: 'published' } as const
  if ((await findPurchasedLine(documents, product, null)) === null) throw reviewErrors.may_not_answer()
  return { answers_as: 'buyer', author_name, state: 'pending' } as const
}

async function answerQuestion(
  documents: Documents,
  { question, text }: NewAnswer,
  runOnce: RunOnce,
): Promise<{ readonly name: string; readonly state: PostState }> {
  const { product, state } = await getReadablePost(documents, ProductQuestion, question)
  if (state !== 'published') throw reviewErrors.not_available()
  const authorFields = await resolveAuthor(documents, product)
  const { user } = documents.caller
  return runOnce(documents, async () => {
    const inserted = await documents.asSystemFor(user).insert(ProductAnswer, {
      ...{ question, product, text, author: user, written_on: documents.today },
      ...authorFields,
    })
    return { name: inserted.name, state: inserted.state }
  })
}

/** Returns the caller's business that sells the product; null for none. One statement. */
async function findOwnBusiness(documents: Documents, product: string): Promise<string | null> {
  const [seller] = await documents.asSystem().statement(
    sql<{ business_name: string }>`
      select b.business_name from "Business" b
      where b.run_by = ${documents.caller.user} and b.state = 'live' and (
        exists (select from "Product" p where p.name = ${product} and p.business = b.name)
        or exists (select from "Product Offer" o where o.product = ${product} and o.business = b.name and o.state = 'live'))
      order by b.name limit 1`,
    { reads: [Business] },
  )
  return seller?.business_name ?? null
}
