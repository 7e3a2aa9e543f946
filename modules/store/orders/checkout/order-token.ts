import { ownedKey } from '#framework/idempotency'
import { deriveToken, type EncryptionContext } from '#framework/encryption'

/** What opens an order for whoever places it, and what is stored of the key they placed it with. */
export interface OrderCredentials {
  readonly token: string
  readonly key_hash: string
}

interface CredentialSource {
  /** Who places it: a user, or a guest by the token of their cart. */
  readonly owner: string
  readonly key: string
}

/**
 * The token follows from the caller, the key of the call and the site's secret: a repeated call of the same caller has the
 * same token again, the same key of somebody else has another one, and nobody computes it from the key or the database.
 */
export async function deriveOrderCredentials(
  site: EncryptionContext,
  { owner, key }: CredentialSource,
): Promise<OrderCredentials> {
  return { token: await deriveToken(site, 'order', [owner, key]), key_hash: ownedKey(owner, key) }
}
