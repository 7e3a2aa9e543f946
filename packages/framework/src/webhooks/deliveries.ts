import { sql } from 'kysely'
import type { Database } from '#framework/database'
import { isUniqueViolation, DialectError } from '#framework/errors'
import type { Documents } from '#framework/documents'
import type { EventNames, StoredEvent } from '#framework/events'
import { WebhookDelivery } from './webhook-delivery.doctype.ts'
import type { Context, Site } from '#framework/context'
import type { Doc } from '#framework/doctypes'
import { nextAttempt } from '#framework/outbound-http'
import { datetimeIn } from '#meta'
import { type Post, type Poster, signedHeaders } from './post.ts'
import { Webhook } from './webhook.doctype.ts'

/** The task that sends deliveries to other programs. */
export const SEND_TASK = 'webhooks.send'

interface Addressed extends StoredEvent {
  readonly webhook: string
}

interface Addressing {
  readonly database: Database
  /** Events that have an earlier name. */
  readonly events: readonly EventNames[]
}

const EVENTS_AT_ONCE = 100

const MAX_EVENT_BATCHES = 100

/** The events that have two names, by both of them. */
function renamedRows(events: readonly EventNames[]) {
  const renamed = events.filter(({ renamedFrom }) => renamedFrom !== null)
  const [names, earlier] = [renamed.map(({ name }) => name), renamed.map((event) => event.renamedFrom)]
  return sql`unnest(${names}::text[], ${earlier}::text[]) as renamed (name, earlier)`
}

/** Sends an event under its earlier name to webhooks that subscribed to that name. */
async function unaddressed({ database, events }: Addressing): Promise<readonly Addressed[]> {
  const { rows } = await sql<Addressed>`
    select e.id, coalesce(max(asked.event) filter (where asked.event = e.name), max(asked.event)) as name, e.payload,
      w.name as webhook
    from mela_event e
    join "Webhook Event" asked on asked.event = e.name or exists (select from ${renamedRows(events)}
      where e.name in (renamed.name, renamed.earlier) and asked.event in (renamed.name, renamed.earlier))
    join "Webhook" w on w.name = asked.parent and w.enabled = 1
    where e.done_at is null
      and not exists (select from "Webhook Delivery" d where d.webhook = w.name and d.event_id = e.id::text)
    group by e.id, w.name order by e.id limit ${EVENTS_AT_ONCE}`.execute(database.kysely)
  return rows
}

/** Another server may have created the delivery at the same moment. */
async function address(documents: Documents, { webhook, id, name, payload }: Addressed): Promise<void> {
  const delivery = { webhook, event: name, event_id: id, payload: JSON.stringify(payload) }
  try {
    await documents.savepoint(() => documents.insert(WebhookDelivery, delivery))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/**
 * Creates webhook deliveries for new events. It runs before our own handlers, because those close an event. One
 * statement without events.
 */
export async function addressEvents(
  addressing: Addressing,
  write: (run: (documents: Documents) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (let batch = 0; batch < MAX_EVENT_BATCHES; batch += 1) {
    const events = await unaddressed(addressing)
    if (events.length === 0) return
    await write(async (documents) => {
      for (const event of events) await address(documents, event)
      await documents.enqueue(SEND_TASK, {})
    })
    if (events.length < EVENTS_AT_ONCE) return
  }
}

type Outcome = { readonly status: number } | { readonly error: string }

const BATCH = 50

/** About two days of retries. */
const MAX_ATTEMPTS = 16

const MAX_BATCHES = 10

/**
 * Milliseconds after which a claimed delivery is sent again under the same id: longer than one can take, so its sender
 * has ended.
 */
const LOST_AFTER = 5 * 60_000

const SWITCHED_OFF = 'The webhook is switched off'

const fieldsOfDue = { fields: ['name'], order_by: 'creation asc', limit_page_length: BATCH }

interface Times {
  readonly now: string
  readonly lostBefore: string
}

function timesOf({ now }: Documents, { settings: { timeZone } }: Site): Times {
  const lostBefore = datetimeIn(timeZone, new Date(now.getTime() - LOST_AFTER))
  return { now: datetimeIn(timeZone, now), lostBefore }
}

async function findDue(documents: Documents, { now, lostBefore }: Times): Promise<readonly string[]> {
  const waiting = await documents.list(WebhookDelivery, {
    ...fieldsOfDue,
    filters: [['state', 'in', ['queued', 'failed']]],
    or_filters: [
      ['next_attempt', 'is', 'not set'],
      ['next_attempt', '<=', now],
    ],
  })
  const lost = await documents.list(WebhookDelivery, {
    ...fieldsOfDue,
    filters: [
      ['state', '=', 'sending'],
      ['claimed_at', '<', lostBefore],
    ],
  })
  return [...waiting, ...lost].map(({ name }) => String(name))
}

type Delivery = Doc<typeof WebhookDelivery>

interface Claimed {
  readonly post: Post
  readonly attempts: number
}

function isDue({ state, next_attempt, claimed_at }: Delivery, { now, lostBefore }: Times): boolean {
  if (state === 'sending') return (claimed_at ?? '') < lostBefore
  return (state === 'queued' || state === 'failed') && (next_attempt ?? '').slice(0, now.length) <= now
}

async function signedPost(documents: Documents, delivery: Delivery, url: string): Promise<Post> {
  const { webhook, event, event_id, creation } = delivery
  const data: unknown = JSON.parse(delivery.payload ?? '{}')
  const body = JSON.stringify({ type: event, timestamp: creation, data })
  const secret = (await documents.secret(Webhook, webhook, 'signing_secret')) ?? ''
  const timestamp = Math.floor(documents.now.getTime() / 1000)
  return { url, body, headers: signedHeaders({ id: event_id, timestamp, body, secret }) }
}

/** Claims a delivery; null when it is no longer due, or its webhook is disabled. */
async function claim(documents: Documents, site: Site, name: string): Promise<Claimed | null> {
  const times = timesOf(documents, site)
  const delivery = await documents.lock(WebhookDelivery, name)
  if (!isDue(delivery, times)) return null
  const { url, enabled } = await documents.get(Webhook, delivery.webhook)
  if (enabled === 0) {
    await documents.save(WebhookDelivery, name, { state: 'dead', error: SWITCHED_OFF })
    return null
  }
  const attempts = (delivery.attempts ?? 0) + 1
  await documents.save(WebhookDelivery, name, { state: 'sending', claimed_at: times.now, attempts })
  return { attempts, post: await signedPost(documents, delivery, url) }
}

async function record(
  documents: Documents,
  site: Site,
  { name, attempts, outcome }: { name: string; attempts: number; outcome: Outcome },
): Promise<void> {
  const status = 'status' in outcome ? outcome.status : null
  if (status !== null && status >= 200 && status < 300) {
    await documents.save(WebhookDelivery, name, { state: 'sent', status, error: null, next_attempt: null })
    return
  }
  const error =
    'error' in outcome ? outcome.error.slice(0, 2000) : `The other side answered ${outcome.status}`
  // 410 means that the endpoint is gone for good.
  const next = status === 410 ? null : nextAttempt(documents.now, attempts, MAX_ATTEMPTS)
  const next_attempt = next && datetimeIn(site.settings.timeZone, next)
  await documents.save(WebhookDelivery, name, {
    state: next ? 'failed' : 'dead',
    status,
    error,
    next_attempt,
  })
}

async function sendOne({ site, inTransaction }: Context, post: Poster, name: string): Promise<void> {
  const claimed = await inTransaction((documents) => claim(documents, site, name))
  if (!claimed) return
  const outcome = await post(claimed.post).then(
    (status): Outcome => ({ status }),
    (error: unknown): Outcome => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  await inTransaction((documents) => record(documents, site, { name, attempts: claimed.attempts, outcome }))
}

function ignoreDeleted(error: unknown): void {
  if (!(error instanceof DialectError && error.type === 'DoesNotExistError')) throw error
}

/** Sends due deliveries in batches: claimed, posted outside of any transaction, recorded. */
export async function sendDeliveries(ctx: Context, post: Poster): Promise<void> {
  const { inTransaction, site } = ctx
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await inTransaction((documents) => findDue(documents, timesOf(documents, site)))
    for (const name of due) await sendOne(ctx, post, name).catch(ignoreDeleted)
    if (due.length < BATCH) return
  }
}
