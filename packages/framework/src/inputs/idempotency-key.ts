/** Keys come from clients: what cannot have been made by chance could be guessed, or be somebody else's too. */
export function isUsableKey(key: string): boolean {
  return /^[\w-]{16,140}$/.test(key)
}

/** What a room's catalogue of errors says of another key. */
export const shortKey = {
  type: 'ValidationError',
  message: () => 'An idempotency key has 16 to 140 letters, digits, dashes and underscores',
} as const
