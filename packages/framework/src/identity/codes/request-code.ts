import { phone, select } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { askForCode, SIGN_IN } from './ask-for-code.ts'
import { PAUSE_SECONDS } from './code-limits.ts'
import { CODE_SECONDS } from './issue-code.ts'

/** Asks for a code to sign in or to open an account with. The answer is the same whoever has the number, or nobody. */
export const requestCode = method({
  access: anyone,
  input: { phone: phone({ required: true }), language: select(['en', 'hi', 'ta']) },
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input: { phone: value, language }, site, origin }) {
    const sentTo = { field: 'phone', value } as const
    await askForCode({ site, origin }, { sentTo, language, purpose: SIGN_IN })
    return { expires_in: CODE_SECONDS, again_in: PAUSE_SECONDS }
  },
})
