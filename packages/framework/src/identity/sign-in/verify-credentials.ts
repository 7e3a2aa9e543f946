import { administrator, guest } from '#framework/permissions'
import { findUser, accountOf, type Account, type AccountUser } from '../user/account.ts'
import { SIGN_IN } from '../codes/code-requests.ts'
import { checkCode, useCode } from '../codes/one-time-code.ts'
import { identityErrors } from '../errors.ts'
import {
  type SignInContext,
  type VerifiedUser,
  consumeAttempt,
  accountLimit,
  signInLimits,
} from './sign-in-context.ts'
import { emitVerified } from '../events.ts'
import { clearRateLimits } from '#framework/rate-limit'
import type { Documents } from '#framework/documents'
import { verifyPassword, LONGEST_PASSWORD } from '../password/passwords.ts'
import { User } from '../user/user.doctype.ts'
import { toE164 } from '#meta'
import { verifySecondFactor } from '../second-factor/verification.ts'

export async function verifyPasswordSignIn(
  context: SignInContext,
  login: string,
  password: string,
): Promise<VerifiedUser> {
  const user = await verifyAccountPassword(context, login, password)
  return { user, isFullyVerified: false, useUp: async () => undefined }
}

/** Refuses staff: a phone can be lost with its number, so a code alone does not open the organisation's data. */
function refuseStaff({ user }: VerifiedUser): void {
  if (user.user_type === 'System User') throw identityErrors.needs_password()
}

/** Reveals a missing account to the holder of the phone, who may register with the same code. */
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

interface Known {
  readonly user: AccountUser | null
  readonly hash: string | null
}

/** Looks up Guest's password for a missing account, so that both cases have the same number of statements. */
async function findKnown(documents: Documents, account: Account): Promise<Known> {
  const user = await findUser(documents, account)
  const hash = await documents.asSystem().secret(User, user?.name ?? guest.user, 'password_hash')
  return { user, hash: user && hash }
}

/**
 * Returns the user of an account and password. Wrong password, unknown user and disabled user give the same error after
 * the same work. No connection is held during hashing.
 */
async function verifyAccountPassword(
  { site, origin }: SignInContext,
  login: string,
  password: string,
): Promise<AccountUser> {
  const account = accountOf(login)
  await consumeAttempt(site, signInLimits(account.value, origin.address))
  const { user, hash } = await site.read(guest, (documents) => findKnown(documents, account))
  if (!(await verifyPassword(hash, password)) || !user) throw identityErrors.wrong_credentials()
  await clearRateLimits(site.database.kysely, [accountLimit(account.value)])
  return user
}

export async function requireOwnPassword(
  { site }: SignInContext,
  user: string,
  password: string,
): Promise<void> {
  await consumeAttempt(site, [accountLimit(user)])
  const hash = await site.read(guest, (documents) => documents.asSystem().secret(User, user, 'password_hash'))
  if (hash === null) throw identityErrors.no_password()
  if (!(await verifyPassword(hash, password))) throw identityErrors.wrong_credentials()
  await clearRateLimits(site.database.kysely, [accountLimit(user)])
}

export interface LoginForm {
  readonly usr: string
  readonly pwd: string
  readonly code: string
  readonly otp: string
  readonly tmp_id: string
}

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
