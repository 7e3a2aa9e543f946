import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Site } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { NotificationPreference } from '../doctypes/notification-preference.doctype.ts'
import { OutboxMessage } from '../doctypes/outbox-message.doctype.ts'
import { PushSubscription } from '../doctypes/push-subscription.doctype.ts'
import type { OutsideChannel } from '../rules/channels.ts'
import { quietUntil } from '../rules/quiet-hours.ts'
import { unseal } from '../rules/word-message.ts'
import { giveUp, tellEnd } from './tell-end.ts'
import type { Outgoing, PushTarget } from '../providers/provider.ts'

export type Message = Doc<typeof OutboxMessage>

interface Claiming {
  readonly documents: Documents
  readonly site: Site
  /** Whether somebody carries messages of this channel. */
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

async function quietEnd(message: Message, { documents, site }: Claiming): Promise<Date | null> {
  const { user, channel, event_class } = message
  if (user === null || event_class === 'security') return null
  const [wish] = await documents.find(NotificationPreference, { where: { user, channel, event_class } })
  if (!wish) return null
  const { quiet_from, quiet_until, time_zone } = wish
  const hours = { from: quiet_from, until: quiet_until, timeZone: time_zone ?? site.timeZone }
  return quietUntil(documents.now, hours)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

async function opened(message: Message, documents: Documents): Promise<Pick<Outgoing, 'subject' | 'body'>> {
  const { name, body } = message
  const subject = message.subject ?? ''
  if (message.has_secrets !== 1) return { subject, body }
  const sealed: unknown = JSON.parse((await documents.secret(OutboxMessage, name, 'sealed')) ?? '[]')
  return unseal({ subject, body, sealed: isTexts(sealed) ? sealed : [] })
}

async function pushTarget({ channel, recipient }: Message, documents: Documents): Promise<PushTarget | null> {
  if (channel !== 'push') return null
  const [found] = await documents.find(PushSubscription, { where: { name: recipient } })
  if (!found) return null
  const auth = await documents.secret(PushSubscription, found.name, 'auth')
  return { endpoint: found.endpoint, p256dh: found.p256dh, auth: auth ?? '' }
}

async function outgoing(message: Message, { documents, site }: Claiming): Promise<Outgoing> {
  return {
    ...(await opened(message, documents)),
    reference: message.name,
    recipient: message.recipient,
    link: message.link === null ? null : new URL(message.link, site.publicUrl).href,
    language: message.language ?? 'en',
    event: message.event,
    templateId: message.template_id,
    push: await pushTarget(message, documents),
  }
}

/** Nobody carries it: it can be read in the desk. What is secret in it is forgotten, save in a demo, where it is shown. */
async function keep(message: Message, { documents, site }: Claiming): Promise<void> {
  const readable = site.isDemo ? await opened(message, documents) : {}
  await documents.save(OutboxMessage, message.name, { ...readable, state: 'kept', sealed: null })
  await tellEnd(documents, message, 'kept')
}

/**
 * Takes a message in hand: from then on no other server touches it. Null when there is nothing to send: it is not due, or
 * somebody else has it, or it is quiet with its person, or it came to its end here.
 */
export async function claimMessage(claiming: Claiming, name: string): Promise<Outgoing | null> {
  const { documents, site, hasProvider } = claiming
  const now = datetimeIn(site.timeZone, documents.now)
  const message = await documents.lock(OutboxMessage, name)
  if (!isDue(message, now)) return null
  const change = (changes: Parameters<typeof documents.save<typeof OutboxMessage>>[2]) =>
    documents.save(OutboxMessage, name, changes).then(() => null)
  if (isTooLate(message, claiming)) return giveUp(documents, message, NO_TIME_LEFT).then(() => null)
  if (!hasProvider(message.channel)) return keep(message, claiming).then(() => null)
  const quiet = await quietEnd(message, claiming)
  if (quiet) return change({ next_attempt: datetimeIn(site.timeZone, quiet) })
  const claimed = await outgoing(message, claiming)
  await change({ state: 'sending', claimed_at: now, attempts: (message.attempts ?? 0) + 1 })
  return claimed
}
