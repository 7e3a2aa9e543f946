import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { readConsentRequest } from '../actions/guardian-consent.ts'

/** What a guardian is asked, for who holds the link. */
export const getConsentRequest = method({
  access: anyone,
  methods: ['POST'],
  input: { token: text({ required: true, maxLength: 100 }) },
  run: ({ documents, input: { token } }) => readConsentRequest(documents, token),
})
