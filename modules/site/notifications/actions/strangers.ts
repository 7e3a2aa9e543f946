import type { Documents } from '#framework/documents'
import { OutboxMessage } from '../doctypes/outbox-message.doctype.ts'
import type { NotificationEvent } from '../rules/notification-event.ts'
import { withoutAddresses } from '../rules/without-addresses.ts'
import type { Recipient } from './recipients.ts'

/** Messages that one address of nobody's account is sent in a day: an order of many parcels causes a dozen. */
const MOST_A_DAY = 20

/** The way to the thing itself, which every room makes of its own address. */
const LINK = 'link'

/** Anybody may have typed an address that is no account's; what somebody asked for to come in has limits of its own. */
export const isStranger = ({ user }: Pick<Recipient, 'user'>, { eventClass }: NotificationEvent): boolean =>
  user === null && eventClass !== 'security'

/** What a stranger is told: words that other strangers typed carry no web address. */
export function toldToStranger(
  { secrets = [], staffWords = [] }: NotificationEvent,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept = new Set([LINK, ...secrets, ...staffWords])
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, kept.has(name) ? value : withoutAddresses(value)]),
  )
}

/** Addresses that had all messages of this day already. One statement, where strangers are told at all. */
export async function fullAddresses(
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
export const heldBack = {
  state: 'dead',
  error: `This address was sent ${MOST_A_DAY} messages today. Whoever gave it has no account.`,
  sealed: null,
} as const
