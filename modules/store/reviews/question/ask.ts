import { longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { writeOnce, type Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { Product } from '#store/catalog'
import { ProductQuestion, MAX_QUESTION_LENGTH } from './product-question.doctype.ts'
import { reviewErrors } from '../errors.ts'
import { MAX_NAME_LENGTH } from '../post/post-fields.ts'
import { publicName } from '../post/public-name.rules.ts'
import type { PostState } from '../post/post.states.ts'
import { hashIdempotencyKey } from './idempotency-key.ts'
import { consumePostingRateLimit } from '#site/moderation'

/** Asks about something that is sold; the office looks before others see it. */
export const ask = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: {
    product: text({ required: true }),
    text: longText({ required: true, maxLength: MAX_QUESTION_LENGTH }),
    idempotency_key: text({ required: true }),
  },
  async run({ input: { idempotency_key: key, ...fields }, caller, site, ctx }) {
    await consumePostingRateLimit(ctx, 'questions')
    const { name, state } = await site.write(caller, (inside) => askQuestion(inside, { ...fields, key }))
    return { question: name, state }
  },
})

interface NewQuestion {
  readonly product: string
  readonly text: string
  readonly key: string
}

/** A question of whoever is signed in about something that is sold, once for each key. */
async function askQuestion(
  documents: Documents,
  { product, text, key }: NewQuestion,
): Promise<{ readonly name: string; readonly state: PostState }> {
  const system = documents.asSystem()
  const idempotency_key = hashIdempotencyKey(documents, key)
  // Of what its asker may not look at nothing is asked either.
  const [sold] = await documents.find(Product, {
    where: { name: product, state: 'live' },
    fields: ['name'],
    limit: 1,
  })
  if (!sold) throw reviewErrors.gone()
  const { user } = documents.caller
  const { full_name } = await system.get(User, user)
  const findExisting = async () =>
    (
      await system.find(ProductQuestion, { where: { idempotency_key }, fields: ['name', 'state'], limit: 1 })
    )[0]
  return writeOnce(documents, findExisting, () =>
    documents.asSystemFor(user).insert(ProductQuestion, {
      ...{ product, text, author: user, written_on: documents.today, idempotency_key },
      author_name: publicName(full_name, MAX_NAME_LENGTH),
    }),
  )
}
