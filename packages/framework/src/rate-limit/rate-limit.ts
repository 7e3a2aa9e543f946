import { createHash } from 'node:crypto'

/** How often something may be tried within a window. The key says what is counted: an account, a number, an address. */
export interface RateLimit {
  readonly key: string
  readonly most: number
  /** The window begins with the first attempt and lasts this long. */
  readonly seconds: number
}

/** Keys hold numbers and addresses of people; what is kept only has to tell them apart. */
export function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
