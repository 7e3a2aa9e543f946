import { createHash } from 'node:crypto'

/**
 * The token that opens a registration for whoever made it. It follows from the key of the call, of which only a hash is
 * kept: whoever repeats the call has the same token again, and nobody else can make it.
 */
export function registrationToken(key: string): string {
  return createHash('sha256').update(`event registration opened by ${key}`).digest('base64url')
}
