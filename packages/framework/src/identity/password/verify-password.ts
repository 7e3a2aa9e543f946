import { clearRateLimits } from '#framework/rate-limit'
import type { Documents } from '#framework/documents'
import { guest } from '#framework/permissions'
import { accountOf, findUser, type Account, type AccountUser } from '../user/account.ts'
import { identityErrors } from '../errors.ts'
import { consumeAttempt, type SignInContext } from '../sign-in/sign-in-context.ts'
import { verifyPassword } from './passwords.ts'
import { accountLimit, signInLimits } from '../sign-in/sign-in-limits.ts'
import { User } from '../user/user.doctype.ts'

interface Known {
  readonly user: AccountUser | null
  readonly hash: string | null
}

/** For nobody's account Guest's password is looked up, which is none: as many statements as for anybody's. */
async function findKnown(documents: Documents, account: Account): Promise<Known> {
  const user = await findUser(documents, account)
  const hash = await documents.asSystem().secret(User, user?.name ?? guest.user, 'password_hash')
  return { user, hash: user && hash }
}

/**
 * The user to whom these words belong. Wrong password, unknown user and disabled user are one answer, after the same
 * work: nothing tells who has an account. No connection is held while the hash is made.
 */
export async function verifyAccountPassword(
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

/** The same proof from somebody who is signed in already, before he changes how he signs in. */
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
