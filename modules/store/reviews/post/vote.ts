import { check, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { consumePostingRateLimit } from '#site/moderation'
import type { Documents } from '#framework/documents'
import { getReadablePost, type PostType, getPostType } from './post.queries.ts'
import { reviewErrors } from '../errors.ts'
import { HelpfulVote } from './helpful-vote.doctype.ts'

/** Sets or removes the caller's vote; returns the count. Vote and count change in one statement. Idempotent. */
async function castVote(
  documents: Documents,
  { type, name, isHelpful }: { readonly type: PostType; readonly name: string; readonly isHelpful: boolean },
): Promise<number> {
  const { user } = documents.caller
  const { author, helpful } = await getReadablePost(documents, type, name)
  if (author === user) throw reviewErrors.own_post()
  const system = documents.asSystemFor(user)
  const cast = { reference_doctype: type.name, reference_name: name, user }
  const counter = { type, name, field: 'helpful' }
  const [changed] = isHelpful
    ? await system.insertMany(HelpfulVote, [cast], { onConflict: 'skip', counter })
    : await system.deleteWhere(HelpfulVote, cast, { counter })
  return changed?.count ?? helpful
}

/** Votes a review, question or answer of another person as helpful, or removes the vote. */
export const vote = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: {
    reference_doctype: text({ required: true }),
    reference_name: text({ required: true }),
    is_helpful: check({ default: 1 }),
  },
  async run({ input, caller, site, ctx }) {
    const type = getPostType(input.reference_doctype)
    const isHelpful = input.is_helpful === 1
    if (isHelpful) await consumePostingRateLimit(ctx, 'helpful votes')
    const voteInput = { type, name: input.reference_name, isHelpful }
    return {
      helpful: await site.write(caller, (inside) => castVote(inside, voteInput)),
      is_helpful: input.is_helpful,
    }
  },
})
