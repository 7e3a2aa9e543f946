import { networkOf, consumeRateLimit } from '#framework/rate-limit'
import type { Context } from '#framework/context'
import { knownCode } from '../postal-code/postal-code.queries.ts'
import { bundledProvider } from '../postal-code/bundled-provider.ts'
import { googleProvider } from '../google/google-provider.ts'
import type { PlaceProvider } from './place-provider.ts'

/** Each question to a service costs money: whoever asks more than a household needs is answered out of the bundle. */
const MOST_OF_AN_ADDRESS = 120
const TEN_MINUTES = 10 * 60

export interface PlaceResult<T> {
  readonly answer: T
  readonly provider: 'bundled' | 'google'
  /** Why it comes from the bundle although the site has a key. */
  readonly note: 'maps_unavailable' | null
}

async function mayAskOutside({ site, origin }: Context): Promise<boolean> {
  const key = `places ask ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MOST_OF_AN_ADDRESS, seconds: TEN_MINUTES }
  return (await consumeRateLimit(site.database.kysely, [limit], site.now())) === null
}

/**
 * Puts a question to the service of the site's key, and to the bundle where there is no key, where it is a place of the
 * bundle, or where the service fails: whoever fills in an address is never told of a service's troubles.
 */
export async function queryPlaces<T>(
  ctx: Context,
  question: (provider: PlaceProvider) => Promise<T>,
  isBundled = false,
): Promise<PlaceResult<T>> {
  const { site, caller } = ctx
  const bundled = bundledProvider((code) => site.read(caller, (documents) => knownCode(documents, code)))
  const { maps } = site.settings
  if (maps === undefined || isBundled)
    return { answer: await question(bundled), provider: 'bundled', note: null }
  try {
    if (await mayAskOutside(ctx))
      return { answer: await question(googleProvider(maps)), provider: 'google', note: null }
  } catch (error) {
    site.settings.onError('places', error)
  }
  return { answer: await question(bundled), provider: 'bundled', note: 'maps_unavailable' }
}
