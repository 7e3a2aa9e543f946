import { hashSecret, isSecret, randomSecret } from '#framework/identity'

/** A receipt as its bearer has it, and as it is kept. */
export interface NewReceipt {
  readonly token: string
  readonly receipt_hash: string
  readonly sealed_receipt: string | null
}

function seal(token: Buffer, key: string): Buffer {
  const pad = Buffer.from(hashSecret(`receipt sealed by ${key}`), 'hex')
  return Buffer.from(token.map((byte, index) => byte ^ (pad[index] ?? 0)))
}

/**
 * A new receipt. With the key of the call it is also kept sealed by that key, of which only the hash is stored: whoever
 * repeats the call gets the same receipt again, and nobody else can open it.
 */
export function newReceipt(key: string | null): NewReceipt {
  const token = randomSecret()
  const sealed = key === null ? null : seal(Buffer.from(token, 'base64url'), key).toString('base64url')
  return { token, receipt_hash: hashSecret(token), sealed_receipt: sealed }
}

/** The receipt that a call with this key was given. */
export function unsealed(sealed: string, key: string): string {
  return seal(Buffer.from(sealed, 'base64url'), key).toString('base64url')
}

/** Whether a receipt is the one whose hash is kept. */
export function isReceipt(token: string | null, hash: string | null): boolean {
  return token !== null && isSecret(token) && hashSecret(token) === hash
}
