import type { Site } from '#framework/context'
import type { Origin } from '#framework/modules'
import { consumeRateLimit, type RateLimit } from '#framework/rate-limit'
import { identityErrors } from '../errors.ts'

/** Where somebody asks to come in: the site, and from where he asks. */
export interface SignInContext {
  readonly site: Site
  readonly origin: Origin
}

/** Counts an attempt, and refuses it when there were too many. The count stays whatever becomes of the attempt. */
export async function consumeAttempt(site: Site, limits: readonly RateLimit[]): Promise<void> {
  const seconds = await consumeRateLimit(site.database.kysely, limits, site.now())
  if (seconds !== null) throw identityErrors.too_many_attempts(seconds)
}
