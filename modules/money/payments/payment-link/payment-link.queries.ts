import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret } from '#framework/identity'
import { formatLocalTime } from '../payment/local-time.ts'
import { PaymentLink } from './payment-link.doctype.ts'

/** The link behind a token, as long as it is open; null for any other text. */
export async function findOpenLink(
  documents: Documents,
  token: string,
  timeZone: string,
): Promise<Doc<typeof PaymentLink> | null> {
  if (!isSecret(token)) return null
  const [found] = await documents.find(PaymentLink, { where: { token_hash: hashSecret(token) }, limit: 1 })
  if (!found || found.state !== 'open') return null
  const now = formatLocalTime({ timeZone, now: documents.now })
  return found.expires_at > now ? documents.get(PaymentLink, found.name) : null
}
