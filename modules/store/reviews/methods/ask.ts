import { longText, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { askQuestion } from '../actions/ask-question.ts'
import { answerQuestion } from '../actions/answer-question.ts'
import { takePostingTurn } from '#site/moderation'
import { LONGEST_REPLY } from '../doctypes/product-answer.doctype.ts'
import { LONGEST_QUESTION } from '../doctypes/product-question.doctype.ts'

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

/** Answers a question: the stall, the office, and those to whom it was delivered. */
export const answer = method({
  access: signedInUsers,
  methods: ['POST'],
  framesItself: true,
  input: {
    question: text({ required: true }),
    text: longText({ required: true, maxLength: LONGEST_REPLY }),
    idempotency_key: text({ required: true }),
  },
  async run({ input: { idempotency_key: key, ...said }, documents, caller, origin, site }) {
    await takePostingTurn({ documents, origin, site }, 'answers')
    const { name, state } = await site.write(caller, (inside) => answerQuestion(inside, { ...said, key }))
    return { answer: name, state }
  },
})
