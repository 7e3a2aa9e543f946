import { longText, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { takePostingTurn } from '#site/moderation'
import { askSeller } from '../actions/ask-seller.ts'
import { LONGEST_MESSAGE } from '../doctypes/classified-enquiry.doctype.ts'

const DAY = 24 * 60 * 60
/** Questions to one seller about one advertisement in a day, whoever asks. */
const MOST_ABOUT_ONE = 60
/** Questions that one address leaves behind in a day, whatever they are about. */
const MOST_BY_ONE = 20

/** Somebody asks a seller: the message reaches him by mail and in the app, and neither learns the other's address. */
export const ask = method({
  access: anyone,
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  input: {
    classified: text({ required: true }),
    asker_name: text({ maxLength: 80 }),
    asker_email: text({ format: 'Email' }),
    message: longText({ required: true, maxLength: LONGEST_MESSAGE }),
    idempotency_key: text(),
  },
  async run({ input: { idempotency_key: key, ...question }, documents, caller, origin, site }) {
    const { classified, asker_email } = question
    await takePostingTurn({ documents, origin, site }, 'questions', [
      ...(asker_email === null
        ? []
        : [{ key: `questions by ${asker_email.toLowerCase()}`, most: MOST_BY_ONE, seconds: DAY }]),
      { key: `questions about ${classified}`, most: MOST_ABOUT_ONE, seconds: DAY },
    ])
    await site.write(caller, (inside) => askSeller(inside, question, key))
    return { sent: 1 }
  },
})
