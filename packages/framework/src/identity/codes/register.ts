import { phone, select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { acceptInput, type InputValues } from '#framework/method-input'
import { anyone, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import type { AccountUser } from '../user/account.ts'
import { issueKey } from '../devices/keys.ts'
import { identityErrors } from '../errors.ts'
import type { SignInContext, VerifiedUser } from '../sign-in/sign-in-context.ts'
import { emitVerified } from '../events.ts'
import { nameInput, requireName } from '../own-details/own-details.ts'
import type { SignedInDevice } from '../sign-in/complete-sign-in.ts'
import { readSignInSettings } from '../sign-in/sign-in-settings.doctype.ts'
import { User } from '../user/user.doctype.ts'
import { SIGN_IN } from './code-requests.ts'
import { checkCode, useCode } from './one-time-code.ts'

const input = {
  phone: phone({ required: true }),
  code: text({ required: true, maxLength: 20 }),
  full_name: nameInput,
  language: select(['en', 'hi', 'ta']),
  device: text(),
}

type NewAccount = InputValues<typeof input>

type BrowserAccount = Pick<SignedInDevice, 'customer_ref_id'>

async function openAccount<T>(
  context: SignInContext,
  { phone: number, code, full_name, language }: NewAccount,
  signIn: (documents: Documents, user: AccountUser) => Promise<T>,
): Promise<T> {
  requireName(full_name)
  const name = await checkCode(context, { sentTo: number, purpose: SIGN_IN, code })
  return context.site.write(administrator, async (documents) => {
    const { is_registration_open } = await readSignInSettings(documents)
    if (is_registration_open === 0) throw identityErrors.closed_registration()
    await useCode(documents, name)
    const account = { full_name, phone: number, language, roles: [{ role: 'Customer' }] }
    const user = await documents.insert(User, account)
    await emitVerified(documents, user.name, { phone: number })
    return signIn(documents, user)
  })
}

export async function verifyByNewAccount(
  context: SignInContext,
  form: Readonly<Record<string, unknown>>,
): Promise<VerifiedUser> {
  const user = await openAccount(context, acceptInput(input, form), async (_documents, opened) => opened)
  return { user, isFullyVerified: true, useUp: async () => undefined }
}

/**
 * Creates a customer's account after proof of a phone number, and signs the device in: an app with keys, a browser with
 * the cookies of `login`, which the HTTP layer sets. An unproved e-mail address is not accepted, because it could sign
 * in.
 */
export const register = method({
  access: anyone,
  input,
  managesOwnTransaction: true,
  countsItself: true,
  async run({ input: account, origin, ctx }): Promise<SignedInDevice | BrowserAccount> {
    return openAccount(ctx, account, async (documents, user) => {
      const key = await issueKey(documents, { user: user.name, device: account.device, origin })
      return { ...key, customer_ref_id: user.customer_ref_id ?? '' }
    })
  },
})
