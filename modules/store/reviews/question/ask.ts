import { longText, text } from '#framework/doctypes'
import { method, signedInUsers, type RunOnce } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { Product } from '#store/catalog'
import { ProductQuestion, MAX_QUESTION_LENGTH } from './product-question.doctype.ts'
import { reviewErrors } from '../errors.ts'
import { MAX_NAME_LENGTH, publicName } from '../post/post-fields.ts'
import type { PostState } from '../post/post.states.ts'
import { consumePostingRateLimit } from '#site/moderation'

/** Asks a question about a product. The office reviews it before others see it. */
export const ask = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  idempotent: { isInPart: true, isKeyRequired: true, errors: reviewErrors },
  input: {
    product: text({ required: true }),
    text: longText({ required: true, maxLength: MAX_QUESTION_LENGTH }),
  },
  async run({ input, caller, site, runOnce, ctx }) {
    await consumePostingRateLimit(ctx, 'questions')
    const { name, state } = await site.write(caller, (inside) => askQuestion(inside, input, runOnce))
    return { question: name, state }
  },
})

interface NewQuestion {
  readonly product: string
  readonly text: string
}

async function askQuestion(
  documents: Documents,
  { product, text }: NewQuestion,
  runOnce: RunOnce,
): Promise<{ readonly name: string; readonly state: PostState }> {
  // A caller may ask only about a product that they may read.
  const [sold] = await documents.find(Product, {
    where: { name: product, state: 'live' },
    fields: ['name'],
    limit: 1,
  })
  if (!sold) throw reviewErrors.not_available()
  const { user } = documents.caller
  const { full_name } = await documents.asSystem().get(User, user)
  return runOnce(documents, async () => {
    const { name, state } = await documents.asSystemFor(user).insert(ProductQuestion, {
      ...{ product, text, author: user, written_on: documents.today },
      author_name: publicName(full_name, MAX_NAME_LENGTH),
    })
    return { name, state }
  })
}
