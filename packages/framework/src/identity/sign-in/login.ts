import { toE164 } from '#meta'
import { identityErrors } from '../errors.ts'
import type { SignInContext } from './sign-in-context.ts'
import { LONGEST_PASSWORD } from '../password/passwords.ts'
import { verifyCodeSignIn, verifyPasswordSignIn } from './verify-credentials.ts'
import type { VerifiedUser } from './verified-user.ts'
import { verifySecondFactor } from '../second-factor/verification.ts'

/** What the dialect's `login` may bring; ours is `code`, sent to the phone that `usr` names. */
export interface LoginForm {
  readonly usr: string
  readonly pwd: string
  readonly code: string
  readonly otp: string
  readonly tmp_id: string
}

/** Who signs in: by the second half of a sign-in, by a code, or by a password. */
export function verifyLogin(
  context: SignInContext,
  { usr, pwd, code, otp, tmp_id }: LoginForm,
): Promise<VerifiedUser> {
  if (tmp_id !== '') return verifySecondFactor(context, tmp_id, otp)
  const phone = code === '' ? null : toE164(usr)
  if (phone !== null) return verifyCodeSignIn(context, phone, code)
  if (pwd.length > LONGEST_PASSWORD) throw identityErrors.wrong_credentials()
  return verifyPasswordSignIn(context, usr, pwd)
}
