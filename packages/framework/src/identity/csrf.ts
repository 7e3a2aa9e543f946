import { timingSafeEqual } from 'node:crypto'
import { identityErrors } from './errors.ts'
import type { CurrentSession } from './identify.ts'

interface ChangingRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: unknown
}

function tokenOf({ headers, body }: ChangingRequest): unknown {
  const header = headers['x-frappe-csrf-token']
  if (header !== undefined) return header
  return typeof body === 'object' && body !== null && 'csrf_token' in body ? body.csrf_token : undefined
}

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Refuses a change that a stranger's page could have sent with our cookie. Sessions for which no page was rendered have
 * no token yet and need none (rest-dialect section 1).
 */
export function requireCsrf(request: ChangingRequest, session: CurrentSession | null): void {
  if (session === null || session.csrf_token === null) return
  if (!isSame(tokenOf(request), session.csrf_token)) throw identityErrors.csrf()
}
