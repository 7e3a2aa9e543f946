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
import { type NotificationEvent, unknownPlaceholders } from './notification-event.rules.ts'
import type { Wording } from '../template/fill-template.rules.ts'
import { shownValues, wordMessage, wordingFor, withoutAddresses } from '../template/render-message.rules.ts'
import { readRecipients, type Person, type Recipient } from './recipients.ts'
import { reportOutcome } from '../outbox/report-outcome.ts'
import { NotificationPreference } from '../preference/notification-preference.doctype.ts'
import { StoppedNumber } from '../text-message/stopped-number.doctype.ts'
import { NotificationTemplate } from '../template/notification-template.doctype.ts'

/** Messages that one address of nobody's account is sent in a day: an order of many parcels causes a dozen. */
const MOST_A_DAY = 20

/** The way to the thing itself, which every room makes of its own address. */
const LINK = 'link'

/** Anybody may have typed an address that is no account's; what somebody asked for to come in has limits of its own. */
const isStranger = ({ user }: Pick<Recipient, 'user'>, { eventClass }: NotificationEvent): boolean =>
  user === null && eventClass !== 'security'

/** What a stranger is told: words that other strangers typed carry no web address. */
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

/** Addresses that had all messages of this day already. One statement, where strangers are told at all. */
async function fullAddresses(
  documents: Documents,
  event: NotificationEvent,
  recipients: readonly Recipient[],
): Promise<ReadonlySet<string>> {
  const strangers = recipients.filter((recipient) => isStranger(recipient, event))
  const asked = strangers.flatMap(({ addresses }) => Object.values(addresses).flat())
  if (asked.length === 0) return new Set()
  const counts = await documents.countBy(OutboxMessage, 'recipient', {
    recipient: ['in', [...new Set(asked)]],
    creation: ['>=', `${documents.today} 00:00:00`],
  })
  return new Set([...counts].flatMap(([address, count]) => (count >= MOST_A_DAY ? [address] : [])))
}

/** How a message to a full address is kept: given up, for the desk to show, and without its secrets. */
const heldBack = {
  state: 'dead',
  error: `This address was sent ${MOST_A_DAY} messages today. Whoever gave it has no account.`,
  sealed: null,
} as const

/** Something that happened, and who is to know. */
export interface Notice<Value extends string = string> {
  readonly event: NotificationEvent<Value>
  /** Tells this time from every other: whoever was told under this key is not told again. */
  readonly key: string
  readonly people: readonly Person[]
  readonly values: Readonly<Record<Value, string>>
  /** Path in the app or the desk that shows it, like '/desk/…'. */
  readonly link?: string
}

const MOST_PEOPLE = 2000
/** Five channels for each make the thousand rows of one page. */
const AT_ONCE = 200
/** The task that carries messages out of the house. */
export const SEND_TASK = 'notifications.send'

interface Delivery {
  readonly documents: Documents
  readonly notice: Notice
  readonly recipient: Recipient
  readonly wordingOf: WordingOf
  /** Addresses that had all messages of this day already. */
  readonly full: ReadonlySet<string>
}

async function queue(delivery: Delivery, channel: OutsideChannel, notification: string): Promise<void> {
  const { documents, notice, recipient, wordingOf, full } = delivery
  const { event, link } = notice
  const values = isStranger(recipient, event) ? redactForNonUser(event, notice.values) : notice.values
  const { templateId, ...wording } = wordingOf(channel, recipient.language)
  const { subject, body, sealed } = wordMessage(event, wording, shownValues(values, recipient.language))
  for (const address of recipient.addresses[channel]) {
    await documents.insert(OutboxMessage, {
      channel,
      recipient: address,
      subject,
      body,
      link: link ?? null,
      language: recipient.language,
      event: event.name,
      event_class: event.eventClass,
      user: recipient.user,
      notification,
      template_id: templateId,
      lifetime_minutes: event.lifetimeMinutes ?? null,
      has_secrets: sealed.length > 0 ? 1 : 0,
      sealed: sealed.length > 0 ? JSON.stringify(sealed) : null,
      ...(full.has(address) ? heldBack : {}),
    })
    if (full.has(address))
      await reportOutcome(documents, { event: event.name, notification, reason: heldBack.error }, 'dead')
  }
}

async function notifyOver(delivery: Delivery, channel: Channel): Promise<void> {
  const { documents, notice, recipient, wordingOf } = delivery
  const { event, key, values, link } = notice
  const { language } = recipient
  const shown = isOutside(channel)
    ? null
    : wordMessage(event, wordingOf(channel, language), shownValues(values, language))
  const { name } = await documents.insert(Notification, {
    event: event.name,
    event_key: key,
    recipient: recipient.key,
    channel,
    user: recipient.user,
    title: shown?.subject ?? null,
    body: shown?.body ?? null,
    link: link ?? null,
  })
  if (isOutside(channel)) await queue(delivery, channel, name)
}

/** False when somebody else told this person of it at the same moment. */
async function queueOnce(delivery: Delivery, channel: Channel): Promise<boolean> {
  try {
    await delivery.documents.attempt(() => notifyOver(delivery, channel))
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
      event: event.name,
      event_key: key,
      recipient: ['in', recipients.map((recipient) => recipient.key)],
    },
    fields: ['recipient', 'channel'],
  })
  return new Set(found.map(({ recipient, channel }) => `${channel} ${recipient}`))
}

/** Tells so many people that every question about them is answered by one page; answers how many messages wait. */
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
 * Tells people of something, in the caller's transaction: each person once over each channel, as he wishes, in his
 * language. What leaves the house waits in the outbox for the transaction's commit.
 */
export async function notify<Value extends string>(caller: Documents, notice: Notice<Value>): Promise<void> {
  const { people } = notice
  if (people.length > MOST_PEOPLE) throw notificationErrors.too_many_people(MOST_PEOPLE)
  const documents = caller.asSystem()
  let queued = 0
  for (let start = 0; start < people.length; start += AT_ONCE)
    queued += await notifyRecipients(documents, { ...notice, people: people.slice(start, start + AT_ONCE) })
  if (queued > 0) await documents.later(SEND_TASK, {})
}

interface ChosenWording extends Pick<Wording, 'subject' | 'body'> {
  readonly templateId: string | null
}

type WordingOf = (channel: Channel, language: NoticeLanguage) => ChosenWording

/**
 * The texts of an event, in one statement: the organisation's own where it wrote one for this channel and language, and
 * otherwise the house's. One that asks for a value which the event does not have is passed over.
 */
async function readWordings(documents: Documents, event: NotificationEvent): Promise<WordingOf> {
  const templates = await documents.find(NotificationTemplate, {
    where: { event: event.name, enabled: 1 },
    fields: ['channel', 'language', 'subject', 'body', 'dlt_template_id'],
  })
  const usable = templates.filter(
    ({ subject, body }) => unknownPlaceholders(event.values, [subject, body]).length === 0,
  )
  return (channel, language) => {
    const own = usable.find((one) => one.channel === channel && one.language === language)
    if (own) return { ...own, templateId: own.dlt_template_id }
    return { ...wordingFor(channel, event.texts[language]), templateId: null }
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

/** What the people of one event said they want, in two statements at most; of what opens a door nothing is asked. */
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
