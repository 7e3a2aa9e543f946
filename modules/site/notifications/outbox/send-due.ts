import type { Context } from '#framework/context'
import { DialectError } from '#framework/errors'
import type { Documents } from '#framework/documents'
import type { SiteSettings } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { OutboxMessage } from './outbox-message.doctype.ts'
import {
  SubscriptionExpired,
  Refused,
  type Outgoing,
  type Provider,
  type UnsubscribeLink,
} from '../providers/provider.ts'
import type { Providers } from '../providers/open-providers.ts'
import { outsideChannels, type OutsideChannel } from '../notification/channels.rules.ts'
import { PushSubscription } from '../push/push-subscription.doctype.ts'
import { claimMessage, type Claimed } from './claim-message.ts'
import { giveUp, reportOutcome } from './report-outcome.ts'
import type { SiteSecrets } from '#framework/encryption'
import { isOptIn } from '../preference/preference.rules.ts'
import { unsubscribeKey } from '../preference/unsubscribe-link.ts'
import { messages } from '../messages.ts'
import { nextAttempt } from '#framework/outbound-http'

type Outcome =
  | { readonly kind: 'sent'; readonly providerId: string | null }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'refused'; readonly error: string; readonly isSubscriptionExpired: boolean }

const LONGEST_ERROR = 2000
/** Limit of attempts, spread over about a day. */
const MAX_ATTEMPTS = 12

async function forgetBrowser(documents: Documents, name: string): Promise<void> {
  const [found] = await documents.find(PushSubscription, { where: { name }, fields: ['name'] })
  if (found) await documents.delete(PushSubscription, found.name)
}

async function recordOutcome(
  { documents, site }: { readonly documents: Documents; readonly site: Pick<SiteSettings, 'timeZone'> },
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
    await change({
      state: 'sent',
      sent_at: now,
      provider_id,
      error: null,
      next_attempt: null,
      secret_values: null,
    })
    await reportOutcome(documents, message, 'sent')
    return
  }
  const error = outcome.error.slice(0, LONGEST_ERROR)
  const next = outcome.kind === 'failed' ? nextAttempt(documents.now, attempts ?? 0, MAX_ATTEMPTS) : null
  if (next) await change({ state: 'failed', error, next_attempt: datetimeIn(site.timeZone, next) })
  else await giveUp(documents, message, error)
  if (outcome.kind === 'refused' && outcome.isSubscriptionExpired && channel === 'push')
    await forgetBrowser(documents, recipient)
}

export interface Sending {
  readonly step: Context['inTransaction']
  readonly site: SiteSettings
  readonly providers: Providers
  readonly secrets: SiteSecrets
}

interface Due {
  readonly name: string
  readonly channel: OutsideChannel
}

const BATCH = 50
const MAX_BATCHES = 10
const PATIENCE_WITH_PROVIDER = 3
/** Milliseconds after which a claimed message is considered abandoned; longer than each provider's timeout. */
const LOST_AFTER = 15 * 60_000
const LOST = 'The server stopped while it was sending this message. It may not have been delivered.'

function isOutsideChannel(value: unknown): value is OutsideChannel {
  return outsideChannels.some((channel) => channel === value)
}

async function findDue(
  documents: Documents,
  now: string,
  resting: ReadonlySet<string>,
): Promise<readonly Due[]> {
  const rows = await documents.list(OutboxMessage, {
    fields: ['name', 'channel'],
    filters: [
      ['state', 'in', ['queued', 'failed']],
      ['channel', 'in', outsideChannels.filter((channel) => !resting.has(channel))],
    ],
    or_filters: [
      ['next_attempt', 'is', 'not set'],
      ['next_attempt', '<=', now],
    ],
    order_by: 'creation asc',
    limit_page_length: BATCH,
  })
  return rows.flatMap(({ name, channel }) =>
    isOutsideChannel(channel) ? [{ name: String(name), channel }] : [],
  )
}

/** Gives up messages of a crashed server for staff, because they may have been sent. */
async function giveUpLost(documents: Documents, site: SiteSettings): Promise<void> {
  const before = datetimeIn(site.timeZone, new Date(documents.now.getTime() - LOST_AFTER))
  const lost = await documents.find(OutboxMessage, {
    where: { state: 'sending', claimed_at: ['<', before] },
    fields: ['name', 'event', 'notification'],
    limit: BATCH,
  })
  for (const message of lost) await giveUp(documents, message, LOST)
}

async function attempt(provider: Provider, message: Outgoing): Promise<Outcome> {
  try {
    return { kind: 'sent', providerId: await provider.send(message) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof Refused)
      return { kind: 'refused', error: reason, isSubscriptionExpired: error instanceof SubscriptionExpired }
    return { kind: 'failed', error: reason }
  }
}

/** An e-mail that comes only to those who asked for it says in each message how to end it. */
async function unsubscribeLink(
  { site, secrets }: Sending,
  { user, event_class, channel, language }: Claimed,
): Promise<UnsubscribeLink | null> {
  if (channel !== 'e-mail' || user === null || !isOptIn(event_class)) return null
  const key = await unsubscribeKey(secrets, { user, event_class })
  return {
    label: messages[language]['notifications.unsubscribe'],
    page: `${site.publicUrl}/unsubscribe#key=${key}`,
    oneClick: `${site.publicUrl}/api/method/mela.notifications.unsubscribe?key=${key}`,
  }
}

/** Claims, sends and records in three steps, so that no transaction waits for a provider. */
async function sendOne(sending: Sending, { name, channel }: Due): Promise<Outcome | null> {
  const { step, site, providers, secrets } = sending
  const provider = providers[channel]
  const hasProvider = () => provider !== undefined
  const message = await step((documents) => claimMessage({ documents, site, secrets, hasProvider }, name))
  if (!message || !provider) return null
  const unsubscribe = await unsubscribeLink(sending, message)
  const outcome = await attempt(provider, { ...message, unsubscribe })
  await step((documents) => recordOutcome({ documents, site }, name, outcome))
  return outcome
}

function ignoreDeleted(error: unknown): null {
  if (error instanceof DialectError && error.type === 'DoesNotExistError') return null
  throw error
}

export async function sendDue(sending: Sending): Promise<void> {
  const { step, site } = sending
  const failures = new Map<string, number>()
  const resting = new Set<string>()
  await step((documents) => giveUpLost(documents, site))
  for (let batch = 0; batch < MAX_BATCHES && resting.size < outsideChannels.length; batch += 1) {
    const due = await step((documents) =>
      findDue(documents, datetimeIn(site.timeZone, documents.now), resting),
    )
    for (const one of due.filter(({ channel }) => !resting.has(channel))) {
      if (resting.has(one.channel)) continue
      const outcome = await sendOne(sending, one).catch(ignoreDeleted)
      if (outcome?.kind !== 'failed') continue
      const count = (failures.get(one.channel) ?? 0) + 1
      failures.set(one.channel, count)
      if (count >= PATIENCE_WITH_PROVIDER) resting.add(one.channel)
    }
    if (due.length < BATCH) return
  }
}
