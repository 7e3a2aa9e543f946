import { longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { takePostingTurn } from '#site/moderation'
import { openTopic as open } from '../actions/write-post.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '../doctypes/topic.doctype.ts'

/** Begins a topic, in a board where the caller may write. */
export const openTopic = method({
  access: signedInUsers,
  methods: ['POST'],
  framesItself: true,
  input: {
    board: text({ required: true }),
    title: text({ required: true, maxLength: LONGEST_TITLE }),
    text: longText({ required: true, maxLength: LONGEST_TEXT }),
    idempotency_key: text(),
  },
  async run({ input: { idempotency_key: key, ...topic }, documents, caller, origin, site }) {
    await takePostingTurn({ documents, origin, site }, 'topics')
    const at = datetimeIn(site.settings.timeZone, documents.now)
    const { name } = await site.write(caller, (inside) => open({ documents: inside, at, key }, topic))
    return { topic: name }
  },
})
