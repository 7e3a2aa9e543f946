import type { Context } from '#framework/context'
import { isGuest } from '#framework/permissions'
import { consumeRateLimit, networkOf, type RateLimit } from '#framework/rate-limit'
import { giftCardErrors } from '../errors.ts'

const TEN_MINUTES = 10 * 60

/** Limits of codes that are tried: low per account, higher per IP address, which a school or a carrier shares. */
const MAX_PER_USER = 20

const MAX_PER_ADDRESS = 120

/** Counts a code that is tried, before it is looked up, so that nobody guesses one. Call it outside of a transaction. */
export async function consumeCodeRateLimit({ documents, origin, site }: Context): Promise<void> {
  const { caller } = documents
  const ofAddress = { key: `gift codes from ${networkOf(origin.address) ?? 'here'}`, most: MAX_PER_ADDRESS }
  const ofUser = { key: `gift codes of ${caller.user}`, most: MAX_PER_USER }
  const limits: readonly RateLimit[] = (isGuest(caller) ? [ofAddress] : [ofUser, ofAddress]).map((limit) => ({
    ...limit,
    seconds: TEN_MINUTES,
  }))
  const wait = await consumeRateLimit(site.database.kysely, limits, documents.now)
  if (wait !== null) throw giftCardErrors.too_many(wait)
}
