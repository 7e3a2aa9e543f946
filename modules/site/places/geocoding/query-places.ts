import { networkOf, consumeRateLimit } from '#framework/rate-limit'
import type { Context } from '#framework/context'
import { knownCode } from '../postal-code/postal-code.queries.ts'
import { bundledProvider } from '../postal-code/bundled-provider.ts'
import { googleProvider } from '../google/google-provider.ts'
import type { PlaceProvider } from './place-provider.ts'

/** Limit of paid queries per IP address; above it the bundled data is used. */
const MAX_PER_ADDRESS = 120
const TEN_MINUTES = 10 * 60

export interface PlaceResult<T> {
  readonly answer: T
  readonly provider: 'bundled' | 'google'
  readonly note: 'maps_unavailable' | null
}

async function mayAskOutside({ site, origin }: Context): Promise<boolean> {
  const key = `places ask ${networkOf(origin.address) ?? 'here'}`
  const limit = { key, most: MAX_PER_ADDRESS, seconds: TEN_MINUTES }
  return (await consumeRateLimit(site.database.kysely, [limit], site.now())) === null
}

/**
 * Queries the configured service; uses bundled data without a key, for bundled places, and on failure, so that address
 * forms always work.
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
