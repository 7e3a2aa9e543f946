import { sql, type Kysely } from 'kysely'
import type { Database, Tables } from '#framework/database'
import type { EventHandler, StoredEvent } from './define-event.ts'

const BATCH = 100

/** Failures after which a delivery is given up. */
const MAX_ATTEMPTS = 10

export interface DeadDelivery {
  readonly handler: EventHandler
  readonly event: StoredEvent
  readonly attempts: number
  readonly error: string
}

interface DeliveryOptions {
  readonly database: Database
  readonly handlers: readonly EventHandler[]
  handle(handler: EventHandler, event: StoredEvent): Promise<void>
  onFailure(handler: EventHandler, error: unknown): void
  onDead(delivery: DeadDelivery): Promise<void>
}

interface Due {
  readonly event: StoredEvent
  readonly handler: EventHandler
}

/** The handlers as rows: the key of each, the event that it handles by today's and the earlier name, and its place. */
function handlerRows(handlers: readonly EventHandler[]) {
  const rows = handlers.flatMap(({ key, event }, index) =>
    [event.name, event.renamedFrom ?? []].flat().map((name) => ({ key, name, place: index + 1 })),
  )
  const [keys, names] = [rows.map(({ key }) => key), rows.map(({ name }) => name)]
  const places = rows.map(({ place }) => place)
  return sql`unnest(${keys}::text[], ${names}::text[], ${places}::integer[]) as handler (subscription, event, place)`
}

const isOpen = sql`d.delivered_at is null and coalesce(d.attempts, 0) < ${MAX_ATTEMPTS}`

/** Undelivered events, the oldest first. One statement, however many handlers exist. */
async function findDue({ database, handlers }: DeliveryOptions): Promise<readonly Due[]> {
  const { rows } = await sql<StoredEvent & { place: number }>`
    select e.id, e.name, e.payload, handler.place from mela_event e
    join ${handlerRows(handlers)} on handler.event = e.name
    left join mela_event_delivery d on d.event_id = e.id and d.subscription = handler.subscription
    where e.done_at is null and ${isOpen} and coalesce(d.next_attempt, '-infinity') <= clock_timestamp()
    order by e.id, handler.place limit ${BATCH}`.execute(database.kysely)
  return rows.flatMap(({ place, ...event }) => {
    const handler = handlers[place - 1]
    return handler ? [{ event, handler }] : []
  })
}

interface Failure extends Due {
  readonly error: unknown
}

async function recordFailure(
  { database, onDead }: DeliveryOptions,
  { handler, event, error }: Failure,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const { rows } = await sql<{ attempts: number }>`
    insert into mela_event_delivery as d (event_id, subscription, attempts, next_attempt, error)
    values (${event.id}, ${handler.key}, 1, clock_timestamp() + interval '1 second', ${reason})
    on conflict (event_id, subscription) do update set attempts = d.attempts + 1, error = excluded.error,
      next_attempt = clock_timestamp() + least(power(2, d.attempts), 3600) * interval '1 second'
    where d.delivered_at is null returning attempts`.execute(database.kysely)
  const attempts = rows[0]?.attempts ?? 0
  if (attempts >= MAX_ATTEMPTS) await onDead({ handler, event, attempts, error: reason })
}

async function deliver(options: DeliveryOptions, { event, handler }: Due): Promise<void> {
  try {
    await options.handle(handler, event)
  } catch (error) {
    options.onFailure(handler, error)
    await recordFailure(options, { handler, event, error })
  }
}

async function close({ database, handlers }: DeliveryOptions): Promise<void> {
  await sql`
    update mela_event e set done_at = clock_timestamp() where done_at is null and not exists (
      select from ${handlerRows(handlers)}
      left join mela_event_delivery d on d.event_id = e.id and d.subscription = handler.subscription
      where handler.event = e.name and ${isOpen})`.execute(database.kysely)
}

/** Delivers waiting events to their handlers once; true when another round may find more. */
export async function deliverEvents(options: DeliveryOptions): Promise<boolean> {
  const found = await findDue(options)
  for (const one of found) await deliver(options, one)
  await close(options)
  return found.length > 0
}

/**
 * Marks a delivery inside the transaction of its handler; false when it was marked before. Concurrent nodes wait for
 * one another here, so a handler takes effect once.
 */
export async function claimDelivery(
  connection: Kysely<Tables>,
  { id }: StoredEvent,
  { key }: EventHandler,
): Promise<boolean> {
  const { rows } = await sql`
    insert into mela_event_delivery as d (event_id, subscription, attempts, delivered_at)
    values (${id}, ${key}, 1, clock_timestamp())
    on conflict (event_id, subscription) do update set attempts = d.attempts + 1, delivered_at = clock_timestamp(), error = null
    where d.delivered_at is null returning 1`.execute(connection)
  return rows.length > 0
}

/** The delivery of one event to one handler. */
export interface DeliveryKey {
  readonly event_id: string
  readonly subscription: string
}

/** Restarts a delivery that was given up; false when the event is gone, or was handled after all. */
export async function redeliver(
  connection: Kysely<Tables>,
  { event_id, subscription }: DeliveryKey,
): Promise<boolean> {
  const { rows } = await sql`
    with again as (
      update mela_event_delivery set attempts = 0, next_attempt = null
      where event_id = ${event_id}::uuid and subscription = ${subscription} and delivered_at is null returning event_id)
    update mela_event set done_at = null where id in (select event_id from again) returning id`.execute(
    connection,
  )
  return rows.length > 0
}

export async function forgetDelivery(
  connection: Kysely<Tables>,
  { event_id, subscription }: DeliveryKey,
): Promise<void> {
  await sql`
    delete from mela_event_delivery
    where event_id = ${event_id}::uuid and subscription = ${subscription} and delivered_at is null`.execute(
    connection,
  )
}

/**
 * Removes events a week after all deliveries. One with a failed delivery stays for three months, so that it can be
 * delivered again.
 */
export async function pruneEvents(connection: Kysely<Tables>): Promise<void> {
  await sql`
    delete from mela_event e where e.done_at < clock_timestamp() - interval '7 days' and (
      e.done_at < clock_timestamp() - interval '90 days' or not exists (
        select from mela_event_delivery d where d.event_id = e.id and d.delivered_at is null))`.execute(
    connection,
  )
}

export interface Dispatcher {
  start(): void
  wake(): void
  /** Runs a round now, and resolves when all waiting events have been tried. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const POLL_EVERY = 5_000

/** `deliver` runs one round; true when another one may find more. */
export function createDispatcher(
  deliver: () => Promise<boolean>,
  onError: (error: unknown) => void,
): Dispatcher {
  let running: Promise<void> | null = null
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | null = null

  const rounds = async () => {
    while (isWanted) {
      isWanted = false
      const mayBeMore = await deliver().catch(onError)
      if (mayBeMore === true && !isStopped) isWanted = true
    }
    running = null
  }

  const wake = () => {
    isWanted = true
    running ??= rounds()
  }

  return {
    start() {
      isStopped = false
      timer = setInterval(wake, POLL_EVERY)
      timer.unref()
      wake()
    },
    wake() {
      if (timer) wake()
    },
    async drain() {
      wake()
      await running
    },
    async stop() {
      if (timer) clearInterval(timer)
      timer = null
      isStopped = true
      isWanted = false
      await running
    },
  }
}
