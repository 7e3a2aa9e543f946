import { longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { consumePostingRateLimit } from '#site/moderation'
import { writeReply as add } from '../topic/write-post.ts'
import { LONGEST_TEXT } from '../topic/topic.doctype.ts'

/** Adds a reply to a topic. Refused in a board where the caller may not write. */
export const addReply = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  idempotent: { isInPart: true },
  input: {
    topic: text({ required: true }),
    text: longText({ required: true, maxLength: LONGEST_TEXT }),
  },
  async run({ input: { topic, text: words }, documents, caller, site, runOnce, ctx }) {
    await consumePostingRateLimit(ctx, 'replies')
    const at = datetimeIn(site.settings.timeZone, documents.now)
    const name = await site.write(caller, (inside) => add({ documents: inside, at, runOnce }, topic, words))
    return { reply: name }
  },
})
