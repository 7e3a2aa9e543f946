import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { presentConsentRequest } from './guardian-consent.ts'

/** Returns the consent request of a guardian for the holder of its link. */
export const getConsentRequest = method({
  access: anyone,
  methods: ['POST'],
  input: { token: text({ required: true, maxLength: 100 }) },
  run: ({ documents, input: { token } }) => presentConsentRequest(documents, token),
})
