import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { ownedKey } from '#framework/idempotency'
import { seal, unseal, type EncryptionContext } from '#framework/encryption'

/** What is stored of a payment's key: the same key may have opened its document, so the database never holds it as it was sent. */
export const hashIdempotencyKey = (key: string): string => ownedKey('payment', key)

/** A token as its payer has it, and as it is kept. */
export interface PaymentToken {
  readonly token: string
  readonly token_hash: string
  readonly sealed_token: string
}

/** A new token for one payment, which is told apart by its key: who asks again is given the same one. */
export async function createToken(site: EncryptionContext, key: string): Promise<PaymentToken> {
  const token = randomSecret()
  return { token, token_hash: hashSecret(token), sealed_token: await seal(site, key, token) }
}

/** The token that was given out before; null when the site's secret is another one now. */
export function openSealedToken(
  site: EncryptionContext,
  key: string,
  sealed: string | null,
): Promise<string | null> {
  return sealed === null ? Promise.resolve(null) : unseal(site, key, sealed)
}

export function isTokenValid(token: string, hash: string | null): boolean {
  return isSecret(token) && hashSecret(token) === hash
}
