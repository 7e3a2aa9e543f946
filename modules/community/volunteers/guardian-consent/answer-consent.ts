import { select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { recordConsentAnswer } from './guardian-consent.ts'

/** Records a guardian's consent or refusal by the link sent to their own contact, once. */
export const answerConsent = method({
  access: anyone,
  methods: ['POST'],
  input: {
    token: text({ required: true, maxLength: 100 }),
    answer: select(['agree', 'decline'], { required: true }),
    full_name: text({ required: true, maxLength: 120, label: 'Your full name' }),
  },
  run: ({ documents, input: { token, answer, full_name } }) =>
    recordConsentAnswer(documents, { token, answer, decided_by: full_name }),
})
