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

/** The entry for another key in a module's catalogue of errors. */
export const shortKey = { type: 'ValidationError' } as const
