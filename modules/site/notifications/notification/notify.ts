import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { Notification } from './notification.doctype.ts'
import { OutboxMessage } from '../outbox/outbox-message.doctype.ts'
import { notificationErrors } from '../errors.ts'
import {
  isOutside,
  type Channel,
  type OutsideChannel,
  type NoticeLanguage,
  type EventClass,
} from './channels.rules.ts'
import { chooseChannels, isWelcome, type Choice } from '../preference/preference.rules.ts'
import {
  namesOfEvent,
  type NotificationEvent,
  unknownPlaceholders,
  withCurrentValues,
} from './notification-event.rules.ts'
import type { Wording } from '../template/fill-template.rules.ts'
import { shownValues, wordMessage, wordingFor, withoutAddresses } from '../template/render-message.rules.ts'
import { readRecipients, type Person, type Recipient } from './recipients.ts'
import { reportOutcome } from '../outbox/report-outcome.ts'
import { NotificationPreference } from '../preference/notification-preference.doctype.ts'
import { StoppedNumber } from '../text-message/stopped-number.doctype.ts'
import { NotificationTemplate } from '../template/notification-template.doctype.ts'

/** Daily limit of messages per address without an account; an order with many packages causes a dozen. */
const MAX_PER_DAY = 20

const LINK = 'link'

/** True for an address without an account, which may be anybody's. Security messages have their own limits. */
const isUnknownRecipient = ({ user }: Pick<Recipient, 'user'>, { eventClass }: NotificationEvent): boolean =>
  user === null && eventClass !== 'security'

function redactForNonUser(
  { secrets = [], staffWords = [] }: NotificationEvent,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const removed = new Set([LINK, ...secrets, ...staffWords])
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      removed.has(name) ? value : withoutAddresses(value),
    ]),
  )
}

/** Returns addresses at their daily limit. One statement, none without such recipients. */
async function fullAddresses(
  documents: Documents,
  event: NotificationEvent,
  recipients: readonly Recipient[],
): Promise<ReadonlySet<string>> {
  const unknownRecipients = recipients.filter((recipient) => isUnknownRecipient(recipient, event))
  const asked = unknownRecipients.flatMap(({ addresses }) => Object.values(addresses).flat())
  if (asked.length === 0) return new Set()
  const counts = await documents.countBy(OutboxMessage, 'recipient', {
    recipient: ['in', [...new Set(asked)]],
    creation: ['>=', `${documents.today} 00:00:00`],
  })
  return new Set([...counts].flatMap(([address, count]) => (count >= MAX_PER_DAY ? [address] : [])))
}

/** A message beyond the daily limit is stored as given up, without secrets. */
const heldBack = {
  state: 'dead',
  error: `This address was sent ${MAX_PER_DAY} messages today. Whoever gave it has no account.`,
  secret_values: null,
} as const

export interface Notice<Value extends string = string> {
  readonly event: NotificationEvent<Value>
  readonly key: string
  readonly people: readonly Person[]
  readonly values: Readonly<Record<Value, string>>
  readonly link?: string
}

const MAX_PEOPLE = 2000
/** Batch of recipients: five channels each fit the query limit of a thousand rows. */
const AT_ONCE = 200
export const SEND_TASK = 'notifications.send'

interface Delivery {
  readonly documents: Documents
  readonly notice: Notice
  readonly recipient: Recipient
  readonly wordingOf: WordingOf
  readonly full: ReadonlySet<string>
}

/** Returns the message in the recipient's language; one that leaves the app tells a person without an account less. */
function wordDelivery({ notice, recipient, wordingOf }: Delivery, channel: Channel) {
  const { event } = notice
  const isRedacted = isOutside(channel) && isUnknownRecipient(recipient, event)
  const values = isRedacted ? redactForNonUser(event, notice.values) : notice.values
  const { templateId, ...wording } = wordingOf(channel, recipient.language)
  return { ...wordMessage(event, wording, shownValues(values, recipient.language)), templateId }
}

type Message = ReturnType<typeof wordDelivery>

interface Queued {
  readonly channel: OutsideChannel
  readonly notification: string
  readonly message: Message
}

async function queue(delivery: Delivery, { channel, notification, message }: Queued): Promise<void> {
  const { documents, notice, recipient, full } = delivery
  const { event, link } = notice
  const { templateId, subject, body, card, secretValues } = message
  for (const address of recipient.addresses[channel]) {
    await documents.insert(OutboxMessage, {
      channel,
      recipient: address,
      subject,
      body,
      card: card.length > 0 ? JSON.stringify(card) : null,
      link: link ?? null,
      language: recipient.language,
      event: event.name,
      event_class: event.eventClass,
      user: recipient.user,
      notification,
      template_id: templateId,
      lifetime_minutes: event.lifetimeMinutes ?? null,
      has_secrets: secretValues.length > 0 ? 1 : 0,
      secret_values: secretValues.length > 0 ? JSON.stringify(secretValues) : null,
      ...(full.has(address) ? heldBack : {}),
    })
    if (full.has(address))
      await reportOutcome(documents, { event: event.name, notification, reason: heldBack.error }, 'dead')
  }
}

async function notifyOver(delivery: Delivery, channel: Channel): Promise<void> {
  const { documents, notice, recipient } = delivery
  const { event, key, link } = notice
  const message = wordDelivery(delivery, channel)
  const { name } = await documents.insert(Notification, {
    event: event.name,
    event_key: key,
    recipient: recipient.key,
    channel,
    user: recipient.user,
    title: message.subject,
    body: isOutside(channel) ? null : message.body,
    link: link ?? null,
  })
  if (isOutside(channel)) await queue(delivery, { channel, notification: name, message })
}

async function queueOnce(delivery: Delivery, channel: Channel): Promise<boolean> {
  try {
    await delivery.documents.savepoint(() => notifyOver(delivery, channel))
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

async function findNotified(
  documents: Documents,
  { event, key }: Notice,
  recipients: readonly Recipient[],
): Promise<ReadonlySet<string>> {
  const found = await documents.find(Notification, {
    where: {
      event: ['in', namesOfEvent(event)],
      event_key: key,
      recipient: ['in', recipients.map((recipient) => recipient.key)],
    },
    fields: ['recipient', 'channel'],
  })
  return new Set(found.map(({ recipient, channel }) => `${channel} ${recipient}`))
}

async function notifyRecipients(documents: Documents, notice: Notice): Promise<number> {
  const { event } = notice
  const recipients = await readRecipients(documents, notice.people)
  if (recipients.length === 0) return 0
  const notified = await findNotified(documents, notice, recipients)
  const isWanted = await readPreferences(documents, event.eventClass, recipients)
  const wordingOf = await readWordings(documents, event)
  const full = await fullAddresses(documents, event, recipients)
  let queued = 0
  for (const recipient of recipients) {
    const isOpen = (channel: Channel) =>
      recipient.addresses[channel].length > 0 && isWanted(recipient, channel)
    for (const channel of chooseChannels(event, isOpen)) {
      if (notified.has(`${channel} ${recipient.key}`)) continue
      const isQueued = await queueOnce({ documents, notice, recipient, wordingOf, full }, channel)
      if (isQueued && isOutside(channel)) queued += 1
    }
  }
  return queued
}

/**
 * Notifies each recipient once per channel by their preferences and language. External messages wait in the outbox for
 * the caller's commit.
 */
export async function notify<Value extends string>(caller: Documents, notice: Notice<Value>): Promise<void> {
  const { people } = notice
  if (people.length > MAX_PEOPLE) throw notificationErrors.too_many_people(MAX_PEOPLE)
  const documents = caller.asSystem()
  let queued = 0
  for (let start = 0; start < people.length; start += AT_ONCE)
    queued += await notifyRecipients(documents, { ...notice, people: people.slice(start, start + AT_ONCE) })
  if (queued > 0) await documents.enqueue(SEND_TASK, {})
}

interface ChosenWording extends Pick<Wording, 'subject' | 'body' | 'card'> {
  readonly templateId: string | null
}

type WordingOf = (channel: Channel, language: NoticeLanguage) => ChosenWording

/**
 * Reads an event's texts: the organisation's own per channel and language, else the default. A template with unknown
 * placeholders is skipped. One statement.
 */
async function readWordings(documents: Documents, event: NotificationEvent): Promise<WordingOf> {
  const templates = await documents.find(NotificationTemplate, {
    where: { event: ['in', namesOfEvent(event)], enabled: 1 },
    fields: ['event', 'channel', 'language', 'subject', 'body', 'dlt_template_id'],
  })
  const usable = templates
    .toSorted((one, other) => Number(other.event === event.name) - Number(one.event === event.name))
    .map(({ subject, body, ...rest }) => ({
      ...rest,
      subject: withCurrentValues(event, subject),
      body: withCurrentValues(event, body),
    }))
    .filter(({ subject, body }) => unknownPlaceholders(event.values, [subject, body]).length === 0)
  return (channel, language) => {
    const standard = wordingFor(channel, event.texts[language])
    const own = usable.find((one) => one.channel === channel && one.language === language)
    // The card of an email stays, because it may contain what the recipient needs, such as a code.
    if (own) return { ...standard, subject: own.subject, body: own.body, templateId: own.dlt_template_id }
    return { ...standard, templateId: null }
  }
}

type IsWanted = (recipient: Recipient, channel: Channel) => boolean

async function choicesOf(documents: Documents, eventClass: EventClass, users: readonly string[]) {
  const choices = new Map<string, readonly Choice[]>()
  if (users.length === 0) return choices
  const found = await documents.find(NotificationPreference, {
    where: { user: ['in', users], event_class: eventClass },
    fields: ['user', 'channel', 'event_class', 'is_on'],
  })
  for (const { user, ...choice } of found) choices.set(user, [...(choices.get(user) ?? []), choice])
  return choices
}

async function stoppedAmong(documents: Documents, phones: readonly string[]): Promise<ReadonlySet<string>> {
  if (phones.length === 0) return new Set()
  const found = await documents.find(StoppedNumber, {
    where: { phone: ['in', phones] },
    fields: ['phone'],
  })
  return new Set(found.map(({ phone }) => phone))
}

/** Reads recipients' preferences. At most two statements, none for security messages. */
async function readPreferences(
  documents: Documents,
  eventClass: EventClass,
  recipients: readonly Recipient[],
): Promise<IsWanted> {
  if (eventClass === 'security') return () => true
  const users = recipients.flatMap(({ user }) => (user === null ? [] : [user]))
  const choices = await choicesOf(documents, eventClass, users)
  const stopped = await stoppedAmong(
    documents,
    recipients.flatMap(({ addresses }) => addresses.sms),
  )
  return ({ user, addresses }, channel) => {
    if (channel === 'sms' && addresses.sms.some((phone) => stopped.has(phone))) return false
    return isWelcome(channel, eventClass, choices.get(user ?? '') ?? [])
  }
}
