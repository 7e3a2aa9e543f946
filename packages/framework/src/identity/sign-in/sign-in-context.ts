import type { Context, Site } from '#framework/context'
import { consumeRateLimit, type RateLimit, networkOf } from '#framework/rate-limit'
import { identityErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import type { AccountUser } from '../user/account.ts'

/** The part of the context that sign-in routes have; they are no methods. */
export type SignInContext = Pick<Context, 'site' | 'origin'>

/** Counts an attempt, and refuses it beyond the limits. The count stays when the attempt fails. */
export async function consumeAttempt(site: Site, limits: readonly RateLimit[]): Promise<void> {
  const seconds = await consumeRateLimit(site.database.kysely, limits, site.now())
  if (seconds !== null) throw identityErrors.too_many_attempts(seconds)
}

const MINUTE = 60

const HOUR = 60 * MINUTE

/**
 * Rate limit of an address, which a school or a carrier may share: high enough for many users, low enough to stop
 * password guessing.
 */
function addressLimit(kind: string, address: string | null, most: number): readonly RateLimit[] {
  const network = networkOf(address)
  return network === null ? [] : [{ key: `${kind} address ${network}`, most, seconds: 10 * MINUTE }]
}

/** Rate limit of sign-ins to an account, by password or by code; reset by a success. */
export function accountLimit(account: string): RateLimit {
  return { key: `sign-in account ${account}`, most: 10, seconds: MINUTE }
}

export function signInLimits(account: string, address: string | null): readonly RateLimit[] {
  return [...addressLimit('sign-in', address, 600), accountLimit(account)]
}

/** Rate limit of a second factor, which has a million values: trying all of them takes more than a year. */
export function secondFactorLimit(user: string): RateLimit {
  return { key: `second factor ${user}`, most: 10, seconds: 10 * MINUTE }
}

export function resetLimits(account: string, address: string | null): readonly RateLimit[] {
  return [{ key: `reset account ${account}`, most: 3, seconds: HOUR }, ...addressLimit('reset', address, 60)]
}

/** Rate limits of tokens, which only spare the database: they are 256 random bits. */
export function tokenLimits(address: string | null): readonly RateLimit[] {
  return addressLimit('token', address, 300)
}

export interface VerifiedUser {
  readonly user: AccountUser
  readonly isFullyVerified: boolean
  readonly needsRecoveryCodes?: boolean
  /** Uses up the proof in the transaction that it authorises. */
  useUp(documents: Documents): Promise<void>
}
