import { longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { consumePostingRateLimit } from '#site/moderation'
import { writeTopic as open } from './write-post.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from './topic.doctype.ts'

/** Opens a topic in a board where the caller may write. */
export const openTopic = method({
  access: signedInUsers,
  methods: ['POST'],
  managesOwnTransaction: true,
  idempotent: { isInPart: true },
  input: {
    board: text({ required: true }),
    title: text({ required: true, maxLength: LONGEST_TITLE }),
    text: longText({ required: true, maxLength: LONGEST_TEXT }),
  },
  async run({ input: topic, documents, caller, site, runOnce, ctx }) {
    await consumePostingRateLimit(ctx, 'topics')
    const at = datetimeIn(site.settings.timeZone, documents.now)
    const name = await site.write(caller, (inside) => open({ documents: inside, at, runOnce }, topic))
    return { topic: name }
  },
})
