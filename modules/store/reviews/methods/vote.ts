import { check, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { takePostingTurn } from '#site/moderation'
import { castVote } from '../actions/cast-vote.ts'
import { postTypeNamed } from '../doctypes/posts.queries.ts'

/** Says that a review, a question or an answer of somebody else is helpful, or takes that back. */
export const vote = method({
  access: signedInUsers,
  methods: ['POST'],
  framesItself: true,
  input: {
    reference_doctype: text({ required: true }),
    reference_name: text({ required: true }),
    is_helpful: check({ default: 1 }),
  },
  async run({ input, documents, caller, origin, site }) {
    const type = postTypeNamed(input.reference_doctype)
    const isHelpful = input.is_helpful === 1
    if (isHelpful) await takePostingTurn({ documents, origin, site }, 'helpful votes')
    const cast = { type, name: input.reference_name, isHelpful }
    return {
      helpful: await site.write(caller, (inside) => castVote(inside, cast)),
      is_helpful: input.is_helpful,
    }
  },
})
