import type { Documents } from '#framework/documents'
import { rateLimitStatement, type RateLimit } from '#framework/rate-limit'

/** Counts one code that is sent; false when that is all for now. */
export async function isWithin(documents: Documents, limits: readonly RateLimit[]): Promise<boolean> {
  for (const limit of limits) {
    const [usage] = await documents.asSystem().statement(rateLimitStatement(limit, documents.now), {})
    if (usage === undefined || usage.count > limit.most) return false
  }
  return true
}
