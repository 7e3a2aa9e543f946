import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { SiteSecrets } from '#framework/encryption'
import type { SiteSettings } from '#framework/tasks'
import { datetimeIn } from '#meta'
import type { OutsideChannel } from '../notification/channels.rules.ts'
import { NotificationPreference } from '../preference/notification-preference.doctype.ts'
import { doNotDisturbUntil } from '../preference/preference.rules.ts'
import type { Outgoing, PushTarget } from '../providers/provider.ts'
import { PushSubscription } from '../push/push-subscription.doctype.ts'
import { restoreSecrets } from '../template/render-message.rules.ts'
import { OutboxMessage } from './outbox-message.doctype.ts'
import { giveUp, reportOutcome } from './report-outcome.ts'
import { decryptSecretValue } from './secret-values.ts'

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

export type Claimed = Omit<Outgoing, 'unsubscribe'> & Pick<Message, 'user' | 'event_class' | 'channel'>

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
export async function claimMessage(claiming: Claiming, name: string): Promise<Claimed | null> {
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
