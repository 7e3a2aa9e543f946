import type { Context, Site } from '#framework/context'
import { consumeRateLimit, type RateLimit, networkOf } from '#framework/rate-limit'
import { identityErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import type { AccountUser } from '../user/account.ts'

/** What of the context sign-in works with: the dialect's sign-in routes, which are no methods, have no more. */
export type SignInContext = Pick<Context, 'site' | 'origin'>

/** Counts an attempt, and refuses it when there were too many. The count stays whatever becomes of the attempt. */
export async function consumeAttempt(site: Site, limits: readonly RateLimit[]): Promise<void> {
  const seconds = await consumeRateLimit(site.database.kysely, limits, site.now())
  if (seconds !== null) throw identityErrors.too_many_attempts(seconds)
}

const MINUTE = 60

const HOUR = 60 * MINUTE

/** A school or a carrier shares one address: high enough for a full hall, low enough to end a walk through passwords. */
function addressLimit(kind: string, address: string | null, most: number): readonly RateLimit[] {
  const network = networkOf(address)
  return network === null ? [] : [{ key: `${kind} address ${network}`, most, seconds: 10 * MINUTE }]
}

/** Attempts to sign in as an account, by password or by code; whoever gets in has them all again. */
export function accountLimit(account: string): RateLimit {
  return { key: `sign-in account ${account}`, most: 10, seconds: MINUTE }
}

export function signInLimits(account: string, address: string | null): readonly RateLimit[] {
  return [...addressLimit('sign-in', address, 600), accountLimit(account)]
}

/** A second factor has a million values: a slow walk through them must not end within a year. */
export function secondFactorLimit(user: string): RateLimit {
  return { key: `second factor ${user}`, most: 10, seconds: 10 * MINUTE }
}

export function resetLimits(account: string, address: string | null): readonly RateLimit[] {
  return [{ key: `reset account ${account}`, most: 3, seconds: HOUR }, ...addressLimit('reset', address, 60)]
}

/** Tokens are 256 random bits: this only spares the database. */
export function tokenLimits(address: string | null): readonly RateLimit[] {
  return addressLimit('token', address, 300)
}

/** Somebody who has proved who he is, and has not come in yet. */
export interface VerifiedUser {
  readonly user: AccountUser
  /** He has shown all that can be asked of him: no second factor comes after this. */
  readonly isFullyVerified: boolean
  /** His authenticator app was set up in this very sign-in: recovery codes are given him with it. */
  readonly needsRecoveryCodes?: boolean
  /** Uses up what he proved it with, in the transaction of what it opens. */
  useUp(documents: Documents): Promise<void>
}
