import { createHash } from 'node:crypto'

/** Clients choose keys: a short one could be guessed, or be another caller's too. */
export function isUsableKey(key: string): boolean {
  return /^[\w-]{16,140}$/.test(key)
}

/**
 * The stored form of a key. It belongs to its owner, a user or the token of a cart: another owner's equal key is a
 * different one.
 */
export function ownedKey(owner: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest('hex')
}

export const shortKey = { type: 'ValidationError' } as const
