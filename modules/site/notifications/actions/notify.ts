import type { Documents } from '#framework/documents'
import { isTakenAlready } from '#framework/errors'
import { Notification } from '../doctypes/notification.doctype.ts'
import { OutboxMessage } from '../doctypes/outbox-message.doctype.ts'
import { notificationErrors } from '../errors.ts'
import { isOutside, type Channel, type OutsideChannel } from '../rules/channels.ts'
import { chooseChannels } from '../rules/choose-channels.ts'
import type { NotificationEvent } from '../rules/notification-event.ts'
import { shownValues } from '../rules/shown-values.ts'
import { wordMessage } from '../rules/word-message.ts'
import { readRecipients, type Person, type Recipient } from './recipients.ts'
import { fullAddresses, heldBack, isStranger, toldToStranger } from './strangers.ts'
import { tellEnd } from './tell-end.ts'
import { readWishes } from './read-wishes.ts'
import { readWordings, type WordingOf } from './read-wordings.ts'

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

interface Telling {
  readonly documents: Documents
  readonly notice: Notice
  readonly recipient: Recipient
  readonly wordingOf: WordingOf
  /** Addresses that had all messages of this day already. */
  readonly full: ReadonlySet<string>
}

async function queue(telling: Telling, channel: OutsideChannel, notification: string): Promise<void> {
  const { documents, notice, recipient, wordingOf, full } = telling
  const { event, link } = notice
  const values = isStranger(recipient, event) ? toldToStranger(event, notice.values) : notice.values
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
      await tellEnd(documents, { event: event.name, notification, reason: heldBack.error }, 'dead')
  }
}

async function tell(telling: Telling, channel: Channel): Promise<void> {
  const { documents, notice, recipient, wordingOf } = telling
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
  if (isOutside(channel)) await queue(telling, channel, name)
}

/** False when somebody else told this person of it at the same moment. */
async function tellOnce(telling: Telling, channel: Channel): Promise<boolean> {
  try {
    await telling.documents.attempt(() => tell(telling, channel))
    return true
  } catch (error) {
    if (isTakenAlready(error)) return false
    throw error
  }
}

async function alreadyTold(
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
async function tellSome(documents: Documents, notice: Notice): Promise<number> {
  const { event } = notice
  const recipients = await readRecipients(documents, notice.people)
  if (recipients.length === 0) return 0
  const told = await alreadyTold(documents, notice, recipients)
  const isWanted = await readWishes(documents, event.eventClass, recipients)
  const wordingOf = await readWordings(documents, event)
  const full = await fullAddresses(documents, event, recipients)
  let queued = 0
  for (const recipient of recipients) {
    const isOpen = (channel: Channel) =>
      recipient.addresses[channel].length > 0 && isWanted(recipient, channel)
    for (const channel of chooseChannels(event, isOpen)) {
      if (told.has(`${channel} ${recipient.key}`)) continue
      const isTold = await tellOnce({ documents, notice, recipient, wordingOf, full }, channel)
      if (isTold && isOutside(channel)) queued += 1
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
    queued += await tellSome(documents, { ...notice, people: people.slice(start, start + AT_ONCE) })
  if (queued > 0) await documents.later(SEND_TASK, {})
}
