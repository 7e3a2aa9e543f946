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
  type PushTarget,
  type UnsubscribeLink,
} from '../providers/provider.ts'
import type { Providers } from '../providers/open-providers.ts'
import { outsideChannels, type OutsideChannel } from '../notification/channels.rules.ts'
import type { Doc } from '#framework/doctypes'
import { NotificationPreference } from '../preference/notification-preference.doctype.ts'
import { PushSubscription } from '../push/push-subscription.doctype.ts'
import { doNotDisturbUntil } from '../preference/preference.rules.ts'
import { restoreSecrets } from '../template/render-message.rules.ts'
import { giveUp, reportOutcome } from './report-outcome.ts'
import type { SiteSecrets } from '#framework/encryption'
import { decryptSecretValue } from './secret-values.ts'
import { isOptIn } from '../preference/preference.rules.ts'
import { unsubscribeKey } from '../preference/unsubscribe-link.ts'
import { messages } from '../messages.ts'
import { nextAttempt } from '#framework/outbound-http'

type Message = Doc<typeof OutboxMessage>

interface Claiming {
  readonly documents: Documents
  readonly site: SiteSettings
  readonly secrets: SiteSecrets
  hasProvider(channel: OutsideChannel): boolean
}

const NO_TIME_LEFT = 'It was not sent in time; nobody wants it any more'

function isDue({ state, next_attempt }: Message, now: string): boolean {
  return (state === 'queued' || state === 'failed') && (next_attempt ?? '').slice(0, now.length) <= now
}

function isTooLate({ lifetime_minutes, creation }: Message, { documents, site }: Claiming): boolean {
  if (lifetime_minutes === null) return false
  const born = new Date(documents.now.getTime() - lifetime_minutes * 60_000)
  return creation < datetimeIn(site.timeZone, born)
}

async function doNotDisturbEnd(message: Message, { documents, site }: Claiming): Promise<Date | null> {
  const { user, channel, event_class } = message
  if (user === null || event_class === 'security') return null
  const [preference] = await documents.find(NotificationPreference, { where: { user, channel, event_class } })
  if (!preference) return null
  const { quiet_from, quiet_until, time_zone } = preference
  const hours = { from: quiet_from, until: quiet_until, timeZone: time_zone ?? site.timeZone }
  return doNotDisturbUntil(documents.now, hours)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

async function opened(
  message: Message,
  { documents, secrets }: Claiming,
): Promise<Pick<Outgoing, 'subject' | 'body' | 'card'>> {
  const { name, body } = message
  const subject = message.subject ?? ''
  const stored: unknown = JSON.parse(message.card ?? '[]')
  const card = isTexts(stored) ? stored : []
  if (message.has_secrets !== 1) return { subject, body, card }
  const secretValues: unknown = JSON.parse(
    (await documents.secret(OutboxMessage, name, 'secret_values')) ?? '[]',
  )
  const values = isTexts(secretValues) ? secretValues : []
  const decrypted = await Promise.all(values.map((value) => decryptSecretValue(secrets, value)))
  return restoreSecrets({ subject, body, card, secretValues: decrypted })
}

async function pushTarget({ channel, recipient }: Message, documents: Documents): Promise<PushTarget | null> {
  if (channel !== 'push') return null
  const [found] = await documents.find(PushSubscription, { where: { name: recipient } })
  if (!found) return null
  const auth = await documents.secret(PushSubscription, found.name, 'auth')
  return { endpoint: found.endpoint, p256dh: found.p256dh, auth: auth ?? '' }
}

type Claimed = Omit<Outgoing, 'unsubscribe'> & Pick<Message, 'user' | 'event_class' | 'channel'>

async function outgoing(message: Message, claiming: Claiming): Promise<Claimed> {
  const { documents, site } = claiming
  return {
    ...(await opened(message, claiming)),
    reference: message.name,
    recipient: message.recipient,
    link: message.link === null ? null : new URL(message.link, site.publicUrl).href,
    language: message.language ?? 'en',
    event: message.event,
    templateId: message.template_id,
    push: await pushTarget(message, documents),
    ...{ user: message.user, event_class: message.event_class, channel: message.channel },
  }
}

async function readableText(message: Message, claiming: Claiming) {
  const { subject, body, card } = await opened(message, claiming)
  return { subject, body, card: card.length > 0 ? JSON.stringify(card) : null }
}

async function postpone(message: Message, claiming: Claiming): Promise<void> {
  const { documents, site } = claiming
  const readable = site.isDemo ? await readableText(message, claiming) : {}
  await documents.save(OutboxMessage, message.name, { ...readable, state: 'not sent', secret_values: null })
  await reportOutcome(documents, message, 'not sent')
}

/** Claims a message, so that no other server sends it. Null when it is not due, claimed, in quiet hours, or ended. */
async function claimMessage(claiming: Claiming, name: string): Promise<Claimed | null> {
  const { documents, site, hasProvider } = claiming
  const now = datetimeIn(site.timeZone, documents.now)
  const message = await documents.lock(OutboxMessage, name)
  if (!isDue(message, now)) return null
  const change = (changes: Parameters<typeof documents.save<typeof OutboxMessage>>[2]) =>
    documents.save(OutboxMessage, name, changes).then(() => null)
  if (isTooLate(message, claiming)) return giveUp(documents, message, NO_TIME_LEFT).then(() => null)
  if (!hasProvider(message.channel)) return postpone(message, claiming).then(() => null)
  const doNotDisturbUntil = await doNotDisturbEnd(message, claiming)
  if (doNotDisturbUntil) return change({ next_attempt: datetimeIn(site.timeZone, doNotDisturbUntil) })
  const claimed = await outgoing(message, claiming)
  await change({ state: 'sending', claimed_at: now, attempts: (message.attempts ?? 0) + 1 })
  return claimed
}

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
