import type { Documents } from '#framework/documents'
import { nextAttempt } from '#framework/outward'
import type { Site } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { OutboxMessage } from '../doctypes/outbox-message.doctype.ts'
import { PushSubscription } from '../doctypes/push-subscription.doctype.ts'
import { giveUp, tellEnd } from './tell-end.ts'

/** What became of an attempt. */
export type Outcome =
  | { readonly kind: 'sent'; readonly providerId: string | null }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'refused'; readonly error: string; readonly isGone: boolean }

const LONGEST_ERROR = 2000
/** A day's patience. */
const MOST_ATTEMPTS = 12

async function forgetBrowser(documents: Documents, name: string): Promise<void> {
  const [found] = await documents.find(PushSubscription, { where: { name }, fields: ['name'] })
  if (found) await documents.delete(PushSubscription, found.name)
}

/** Writes down how an attempt ended. A secret is forgotten as soon as nobody needs it. */
export async function recordOutcome(
  { documents, site }: { readonly documents: Documents; readonly site: Pick<Site, 'timeZone'> },
  name: string,
  outcome: Outcome,
): Promise<void> {
  const now = datetimeIn(site.timeZone, documents.now)
  const message = await documents.lock(OutboxMessage, name)
  const { state, attempts, recipient, channel } = message
  if (state !== 'sending') return
  const change = (changes: Parameters<typeof documents.save<typeof OutboxMessage>>[2]) =>
    documents.save(OutboxMessage, name, changes)
  if (outcome.kind === 'sent') {
    const { providerId: provider_id } = outcome
    await change({ state: 'sent', sent_at: now, provider_id, error: null, next_attempt: null, sealed: null })
    await tellEnd(documents, message, 'sent')
    return
  }
  const error = outcome.error.slice(0, LONGEST_ERROR)
  const next = outcome.kind === 'failed' ? nextAttempt(documents.now, attempts ?? 0, MOST_ATTEMPTS) : null
  if (next) await change({ state: 'failed', error, next_attempt: datetimeIn(site.timeZone, next) })
  else await giveUp(documents, message, error)
  if (outcome.kind === 'refused' && outcome.isGone && channel === 'push')
    await forgetBrowser(documents, recipient)
}
