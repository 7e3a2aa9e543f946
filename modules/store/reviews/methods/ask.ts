import { longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { writeOnce, type Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { Product } from '#store/catalog'
import { ProductQuestion, LONGEST_QUESTION } from '../doctypes/product-question.doctype.ts'
import { reviewErrors } from '../errors.ts'
import { MOST_NAME } from '../rules/post-fields.ts'
import { publicName } from '../rules/public-name.ts'
import type { PostState } from '../rules/post-states.ts'
import { keptKey } from '../actions/kept-key.ts'
import { takePostingTurn } from '#site/moderation'

/** Asks about something that is sold; the office looks before others see it. */
export const ask = method({
  access: signedInUsers,
  methods: ['POST'],
  framesItself: true,
  input: {
    product: text({ required: true }),
    text: longText({ required: true, maxLength: LONGEST_QUESTION }),
    idempotency_key: text({ required: true }),
  },
  async run({ input: { idempotency_key: key, ...asked }, documents, caller, origin, site }) {
    await takePostingTurn({ documents, origin, site }, 'questions')
    const { name, state } = await site.write(caller, (inside) => askQuestion(inside, { ...asked, key }))
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
  const idempotency_key = keptKey(documents, key)
  // Of what its asker may not look at nothing is asked either.
  const [sold] = await documents.find(Product, {
    where: { name: product, state: 'live' },
    fields: ['name'],
    limit: 1,
  })
  if (!sold) throw reviewErrors.gone()
  const { user } = documents.caller
  const { full_name } = await system.get(User, user)
  const before = async () =>
    (
      await system.find(ProductQuestion, { where: { idempotency_key }, fields: ['name', 'state'], limit: 1 })
    )[0]
  return writeOnce(documents, before, () =>
    documents.asSystemFor(user).insert(ProductQuestion, {
      ...{ product, text, author: user, written_on: documents.today, idempotency_key },
      author_name: publicName(full_name, MOST_NAME),
    }),
  )
}
