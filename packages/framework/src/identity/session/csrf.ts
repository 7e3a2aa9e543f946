import { timingSafeEqual } from 'node:crypto'
import { identityErrors } from '../errors.ts'
import type { CurrentSession } from '../caller/identify.ts'

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Refuses a change that a stranger's page could have sent with our cookie. Sessions for which no page was rendered have
 * no token yet and need none (rest-dialect section 1). The proof is what the request says its token is.
 */
export function requireCsrf(proof: unknown, session: CurrentSession | null): void {
  if (session === null || session.csrf_token === null) return
  if (!isSame(proof, session.csrf_token)) throw identityErrors.csrf()
}
