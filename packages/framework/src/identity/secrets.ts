import { createHash, randomBytes, randomInt } from 'node:crypto'

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

/** Letters and digits of codes that people type; those that look alike are left out. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns a code that nobody can guess, of five bits for each character. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('')
