import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { reviewErrors } from '../errors.ts'

/** How the key of a call is kept. */
export function keptKey({ caller }: Documents, key: string): string {
  if (!/^[\w-]{16,140}$/.test(key)) throw reviewErrors.short_key()
  return hashSecret(`${caller.user} ${key}`)
}
