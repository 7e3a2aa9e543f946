import { createHash } from 'node:crypto'

/** Keys come from clients: what cannot have been made by chance could be guessed, or be somebody else's too. */
export function isUsableKey(key: string): boolean {
  return /^[\w-]{16,140}$/.test(key)
}

/**
 * What is stored of a key. It belongs to its owner, a user or the token of a cart: the same key of somebody else is another
 * key, and finds nothing of the first caller's.
 */
export function ownedKey(owner: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest('hex')
}

/** What a room's catalogue of errors says of another key. */
export const shortKey = {
  type: 'ValidationError',
  message: () => 'An idempotency key has 16 to 140 letters, digits, dashes and underscores',
} as const
