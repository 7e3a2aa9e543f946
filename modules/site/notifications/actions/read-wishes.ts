import type { Documents } from '#framework/documents'
import { NotificationPreference } from '../doctypes/notification-preference.doctype.ts'
import { StoppedNumber } from '../doctypes/stopped-number.doctype.ts'
import type { Channel, EventClass } from '../rules/channels.ts'
import { isWelcome, type Choice } from '../rules/choose-channels.ts'
import type { Recipient } from './recipients.ts'

export type IsWanted = (recipient: Recipient, channel: Channel) => boolean

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
export async function readWishes(
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
