import type { Documents } from '#framework/documents'
import { deriveToken, type SealingPlace } from '#framework/sealing'
import type { Registering } from './registering.ts'

/**
 * The token that opens a registration for whoever made it: who repeats the whole call has the same token again. Another
 * caller has another one, and so has a guest who knows the key but not what was sent with it.
 */
export function registrationToken(
  site: SealingPlace,
  { caller }: Documents,
  { idempotency_key: key, ...sent }: Registering,
): Promise<string> {
  return deriveToken(site, 'event registration', [caller.user, key, JSON.stringify(sent)])
}
