import { createHmac } from 'node:crypto'
import { getEncryptionKey, type EncryptionContext } from './site-keys.ts'

/**
 * A token that follows from what only its holder can repeat, and from the site's secret: whoever repeats the call has the
 * same token again, and whoever knows the call alone cannot compute it. `parts` are the caller and the idempotency key,
 * and for guests everything they sent. Another secret of the site gives other tokens; those given out before stay valid.
 */
export async function deriveToken(
  place: EncryptionContext,
  purpose: string,
  parts: readonly string[],
): Promise<string> {
  const { bytes } = await getEncryptionKey(place)
  return createHmac('sha256', bytes)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}
