import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { isUsableKey } from '#framework/idempotency'
import { reviewErrors } from '../errors.ts'

/** How the key of a call is kept. */
export function hashIdempotencyKey({ caller }: Documents, key: string): string {
  if (!isUsableKey(key)) throw reviewErrors.short_key()
  return hashSecret(`${caller.user} ${key}`)
}
