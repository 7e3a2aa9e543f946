import { phone, select, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { identityErrors } from '../errors.ts'
import { issueKey } from '../devices/keys.ts'
import { readSignInSettings } from '../sign-in-settings.doctype.ts'
import { User } from '../user.doctype.ts'
import { SIGN_IN } from './ask-for-code.ts'
import { checkCode, useCode } from './check-code.ts'

/**
 * Opens a customer's account for whoever proved a phone number, and signs his device in. An e-mail address is not taken
 * here: nobody has proved it, and it would sign in.
 */
export const register = method({
  access: anyone,
  input: {
    phone: phone({ required: true }),
    code: text({ required: true, maxLength: 20 }),
    full_name: text({ required: true }),
    language: select(['en', 'hi', 'ta']),
    device: text(),
  },
  framesItself: true,
  countsItself: true,
  async run({ input, site, origin }) {
    const { phone: number, code, full_name, language, device } = input
    const name = await checkCode({ site, origin }, { phone: number, purpose: SIGN_IN, code })
    return site.write(administrator, async (documents) => {
      const { is_registration_open } = await readSignInSettings(documents)
      if (is_registration_open === 0) throw identityErrors.closed_registration()
      await useCode(documents, name)
      const user = await documents.insert(User, {
        full_name,
        phone: number,
        language,
        roles: [{ role: 'Customer' }],
      })
      const key = await issueKey(documents, { user: user.name, device, origin })
      return { ...key, customer_ref_id: user.customer_ref_id ?? '' }
    })
  },
})
