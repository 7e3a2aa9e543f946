import { networkOf, type RateLimit } from '#framework/rate-limit'

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
