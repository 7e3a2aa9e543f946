import { check, longText, select, text } from '#framework/doctypes'
import { anyone, method, signedInUsers } from '#framework/modules'
import { addFlag } from '../actions/add-flag.ts'
import { castVote } from '../actions/cast-vote.ts'
import { takePostingTurn } from '#site/moderation'
import { postTypeNamed } from '../doctypes/posts.queries.ts'
import { flagReasons } from '../rules/flag-reasons.ts'

const post = { reference_doctype: text({ required: true }), reference_name: text({ required: true }) }

/** Says that a review, a question or an answer of somebody else is helpful, or takes that back. */
export const vote = method({
  access: signedInUsers,
  methods: ['POST'],
  framesItself: true,
  input: { ...post, is_helpful: check({ default: 1 }) },
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

/** Tells the office that something should not stand where it is. One person is counted once, however often he calls. */
export const flag = method({
  access: anyone,
  methods: ['POST'],
  framesItself: true,
  input: {
    ...post,
    reason: select(flagReasons, { required: true }),
    detail: longText({ maxLength: 500 }),
  },
  async run({ input, documents, caller, origin, site }) {
    const { reason, detail, reference_name: name } = input
    const type = postTypeNamed(input.reference_doctype)
    await takePostingTurn({ documents, origin, site }, 'flags')
    await site.write(caller, (inside) => addFlag(inside, origin, { type, name, reason, detail }))
    return { flagged: 1 as const }
  },
})
