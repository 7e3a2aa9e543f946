import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { getDecryptionKeys, getEncryptionKey, type EncryptionContext, type SiteKey } from './site-keys.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals a text that the server itself must be able to read again: nobody who only holds the database can, when the
 * operator has given the site a secret. `about` says whose it is; sealed for one, it opens for no other.
 */
export async function seal(place: EncryptionContext, about: string, text: string): Promise<string> {
  const key = await getEncryptionKey(place)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

function open(key: SiteKey, about: string, bytes: Buffer): string | null {
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(about)).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    return text.toString('utf8')
  } catch {
    return null
  }
}

/** The text again; null when the key is gone, or it was sealed for somebody else, or was changed. */
export async function unseal(
  place: EncryptionContext,
  about: string,
  sealed: string,
): Promise<string | null> {
  const [id, bytes = ''] = sealed.split('.', 2)
  const key = (await getDecryptionKeys(place)).find((one) => one.id === id)
  return key ? open(key, about, Buffer.from(bytes, 'base64url')) : null
}
