import { select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { answerOffer } from '../actions/answer-offer.ts'

/** A family accepts or declines an offered place, until the day on which the offer ends. */
export const answerOfferedPlace = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    student: text({ required: true }),
    answer: select(['accept', 'decline'], { required: true }),
  },
  run: ({ documents, input }) => answerOffer(documents, input),
})
