import { longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { writeOnce, type Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { boughtLine } from '../doctypes/bought.queries.ts'
import { readablePost } from '../doctypes/posts.queries.ts'
import { ProductAnswer, LONGEST_REPLY } from '../doctypes/product-answer.doctype.ts'
import { ProductQuestion } from '../doctypes/product-question.doctype.ts'
import { sql } from 'kysely'
import { Business } from '#store/businesses'
import { reviewErrors } from '../errors.ts'
import { isDecider } from '../rules/decided.ts'
import { MOST_NAME } from '../rules/post-fields.ts'
import type { PostState } from '../rules/post-states.ts'
import { publicName } from '../rules/public-name.ts'
import { keptKey } from '../actions/kept-key.ts'
import { takePostingTurn } from '#site/moderation'

/** Answers a question: the stall, the office, and those to whom it was delivered. */
export const answer = method({
  access: signedInUsers,
  methods: ['POST'],
  framesItself: true,
  input: {
    question: text({ required: true }),
    text: longText({ required: true, maxLength: LONGEST_REPLY }),
    idempotency_key: text({ required: true }),
  },
  async run({ input: { idempotency_key: key, ...said }, documents, caller, origin, site }) {
    await takePostingTurn({ documents, origin, site }, 'answers')
    const { name, state } = await site.write(caller, (inside) => answerQuestion(inside, { ...said, key }))
    return { answer: name, state }
  },
})

interface NewAnswer {
  readonly question: string
  readonly text: string
  readonly key: string
}

/** As whom the caller answers: the office and the stall are seen at once, a buyer when the office has looked. */
async function speaker(documents: Documents, product: string) {
  const { caller } = documents
  const stall = await ownStall(documents, product)
  if (stall !== null)
    return { answers_as: 'seller', author_name: stall.slice(0, MOST_NAME), state: 'published' } as const
  const { full_name } = await documents.asSystem().get(User, caller.user)
  const author_name = publicName(full_name, MOST_NAME)
  if (isDecider(caller)) return { answers_as: 'office', author_name, state: 'published' } as const
  if ((await boughtLine(documents, product, null)) === null) throw reviewErrors.nobody_to_answer()
  return { answers_as: 'buyer', author_name, state: 'pending' } as const
}

/** Answers a question that is seen, once for each key. */
async function answerQuestion(
  documents: Documents,
  { question, text, key }: NewAnswer,
): Promise<{ readonly name: string; readonly state: PostState }> {
  const idempotency_key = keptKey(documents, key)
  const { product, state } = await readablePost(documents, ProductQuestion, question)
  if (state !== 'published') throw reviewErrors.gone()
  const speaks = await speaker(documents, product)
  const { user } = documents.caller
  const system = documents.asSystem()
  const before = async () =>
    (await system.find(ProductAnswer, { where: { idempotency_key }, fields: ['name', 'state'], limit: 1 }))[0]
  return writeOnce(documents, before, () =>
    documents.asSystemFor(user).insert(ProductAnswer, {
      ...{ question, product, text, author: user, written_on: documents.today, idempotency_key },
      ...speaks,
    }),
  )
}

/** The caller's own stall that sells a product, by itself or beside others; null when none does. One statement. */
async function ownStall(documents: Documents, product: string): Promise<string | null> {
  const [stall] = await documents.asSystem().statement(
    sql<{ business_name: string }>`
      select b.business_name from "Business" b
      where b.run_by = ${documents.caller.user} and b.state = 'live' and (
        exists (select from "Product" p where p.name = ${product} and p.business = b.name)
        or exists (select from "Product Offer" o where o.product = ${product} and o.business = b.name and o.state = 'live'))
      order by b.name limit 1`,
    { reads: [Business] },
  )
  return stall?.business_name ?? null
}
