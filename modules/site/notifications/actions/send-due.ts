import { DialectError } from '#framework/errors'
import type { Documents } from '#framework/documents'
import type { Site, Step } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { OutboxMessage } from '../doctypes/outbox-message.doctype.ts'
import { Gone, Refused, type Outgoing, type Provider } from '../providers/provider.ts'
import type { Providers } from '../providers/open-providers.ts'
import { outsideChannels, type OutsideChannel } from '../rules/channels.ts'
import { claimMessage } from './claim-message.ts'
import { recordOutcome, type Outcome } from './record-outcome.ts'
import { giveUp } from './tell-end.ts'

/** One round of sending, by one server. */
export interface Sending {
  readonly step: Step
  readonly site: Site
  readonly providers: Providers
}

interface Due {
  readonly name: string
  readonly channel: OutsideChannel
}

const BATCH = 50
const MOST_BATCHES = 10
/** A provider that fails so often in one round is left alone until the next. */
const PATIENCE_WITH_PROVIDER = 3
/** Far longer than any provider is waited for: whoever had the message in hand is gone. */
const LOST_AFTER = 15 * 60_000
const LOST = 'The server stopped while it was sending this. Nobody knows whether it arrived.'

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

/** What a dead server had in hand may have been sent: it is not sent again by itself, and a person can see it. */
async function giveUpLost(documents: Documents, site: Site): Promise<void> {
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
    if (error instanceof Refused) return { kind: 'refused', error: reason, isGone: error instanceof Gone }
    return { kind: 'failed', error: reason }
  }
}

/** Claims, sends, writes down: three steps, so that no transaction waits for the world outside. */
async function sendOne({ step, site, providers }: Sending, { name, channel }: Due): Promise<Outcome | null> {
  const provider = providers[channel]
  const hasProvider = () => provider !== undefined
  const message = await step((documents) => claimMessage({ documents, site, hasProvider }, name))
  if (!message || !provider) return null
  const outcome = await attempt(provider, message)
  await step((documents) => recordOutcome({ documents, site }, name, outcome))
  return outcome
}

/** A message that somebody deleted in the meantime is nobody's loss. */
function ignoreDeleted(error: unknown): null {
  if (error instanceof DialectError && error.type === 'DoesNotExistError') return null
  throw error
}

/** Sends what is due, in bounded batches; what is left comes in the next round. */
export async function sendDue(sending: Sending): Promise<void> {
  const { step, site } = sending
  const failures = new Map<string, number>()
  const resting = new Set<string>()
  await step((documents) => giveUpLost(documents, site))
  for (let batch = 0; batch < MOST_BATCHES && resting.size < outsideChannels.length; batch += 1) {
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
