import { administrator } from '#framework/permissions'
import { findUser } from '../user/account.ts'
import { SIGN_IN } from '../codes/ask-for-code.ts'
import { checkCode, useCode } from '../codes/check-code.ts'
import { identityErrors } from '../errors.ts'
import type { SignInContext } from './sign-in-context.ts'
import { emitVerified } from '../events.ts'
import type { VerifiedUser } from './verified-user.ts'
import { verifyAccountPassword } from '../password/verify-password.ts'

export async function verifyPasswordSignIn(
  context: SignInContext,
  login: string,
  password: string,
): Promise<VerifiedUser> {
  const user = await verifyAccountPassword(context, login, password)
  return { user, isFullyVerified: false, useUp: async () => undefined }
}

/** A phone can be lost with its number: it does not open what belongs to the organisation. */
function refuseStaff({ user }: VerifiedUser): void {
  if (user.user_type === 'System User') throw identityErrors.needs_password()
}

/** Whoever has the phone learns that there is no account, and may open one with the same code. */
export async function verifyCodeSignIn(
  context: SignInContext,
  phone: string,
  code: string,
): Promise<VerifiedUser> {
  const name = await checkCode(context, { sentTo: phone, purpose: SIGN_IN, code })
  const user = await context.site.read(administrator, (documents) =>
    findUser(documents, { field: 'phone', value: phone }),
  )
  if (!user) throw identityErrors.no_account()
  const verified: VerifiedUser = {
    user,
    isFullyVerified: false,
    useUp: async (documents) => {
      await useCode(documents, name)
      await emitVerified(documents, user.name, { phone })
    },
  }
  refuseStaff(verified)
  return verified
}
