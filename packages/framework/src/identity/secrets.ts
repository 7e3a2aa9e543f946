import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** 256 random bits as 43 characters that need no quoting in headers, cookies and addresses. */
export function randomSecret(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** Hash of a random secret, which cannot be guessed, so it needs no salt and no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** True for text that `randomSecret` could have made; other text needs no database lookup. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
