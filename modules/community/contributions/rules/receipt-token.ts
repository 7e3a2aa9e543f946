import { createHash } from 'node:crypto'
import { randomSecret } from '#framework/identity'

/**
 * The token that opens a contribution for whoever offered it. It follows from the key of the call, of which only a hash is
 * kept: whoever repeats the call has the same token again, and nobody else can make it.
 */
export function receiptToken(key: string | null): string {
  if (key === null) return randomSecret()
  return createHash('sha256').update(`contribution opened by ${key}`).digest('base64url')
}
