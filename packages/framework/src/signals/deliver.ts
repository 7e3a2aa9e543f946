import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { Signal, Subscription } from '#framework/modules'

const BATCH = 100
/** After so many failures a delivery is left for people to look at. */
const MOST_ATTEMPTS = 10

/** A reaction that failed as often as it may. */
export interface DeadDelivery {
  readonly subscription: Subscription
  readonly signal: Signal
  readonly attempts: number
  readonly error: string
}

interface DeliveryOptions {
  readonly database: Database
  readonly subscriptions: readonly Subscription[]
  /** Runs one reaction; the mark that it was delivered is in the same transaction. */
  react(subscription: Subscription, signal: Signal): Promise<void>
  onFailure(subscription: Subscription, signal: Signal, error: unknown): void
  /** Nobody will try again by himself: a person must see it. */
  onDead(delivery: DeadDelivery): Promise<void>
}

interface Waiting {
  readonly signal: Signal
  readonly subscription: Subscription
}

/** The reactions as rows: the key of each, and the signal that it hears. */
function heard(subscriptions: readonly Subscription[]) {
  const keys = subscriptions.map(({ key }) => key)
  const signals = subscriptions.map(({ signal }) => signal)
  return sql`unnest(${keys}::text[], ${signals}::text[]) with ordinality as heard (subscription, signal, place)`
}

const isOpen = sql`d.delivered_at is null and coalesce(d.attempts, 0) < ${MOST_ATTEMPTS}`

/** What somebody has not heard yet, the oldest signals first. One statement, however many listen. */
async function waiting({ database, subscriptions }: DeliveryOptions): Promise<readonly Waiting[]> {
  const { rows } = await sql<Signal & { place: number }>`
    select s.id, s.name, s.payload, heard.place::integer as place from mela_signal s
    join ${heard(subscriptions)} on heard.signal = s.name
    left join mela_signal_delivery d on d.signal = s.id and d.subscription = heard.subscription
    where s.done_at is null and ${isOpen} and coalesce(d.next_attempt, '-infinity') <= clock_timestamp()
    order by s.id, heard.place limit ${BATCH}`.execute(database.kysely)
  return rows.flatMap(({ place, ...signal }) => {
    const subscription = subscriptions[place - 1]
    return subscription ? [{ signal, subscription }] : []
  })
}

interface Failure extends Waiting {
  readonly error: unknown
}

async function recordFailure(
  { database, onDead }: DeliveryOptions,
  { subscription, signal, error }: Failure,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const { rows } = await sql<{ attempts: number }>`
    insert into mela_signal_delivery as d (signal, subscription, attempts, next_attempt, error)
    values (${signal.id}, ${subscription.key}, 1, clock_timestamp() + interval '1 second', ${reason})
    on conflict (signal, subscription) do update set attempts = d.attempts + 1, error = excluded.error,
      next_attempt = clock_timestamp() + least(power(2, d.attempts), 3600) * interval '1 second'
    where d.delivered_at is null returning attempts`.execute(database.kysely)
  const attempts = rows[0]?.attempts ?? 0
  if (attempts >= MOST_ATTEMPTS) await onDead({ subscription, signal, attempts, error: reason })
}

async function deliver(options: DeliveryOptions, { signal, subscription }: Waiting): Promise<void> {
  try {
    await options.react(subscription, signal)
  } catch (error) {
    options.onFailure(subscription, signal, error)
    await recordFailure(options, { subscription, signal, error })
  }
}

/** Signals that nobody waits for any more are done: those that all have heard, and those that nobody listens to. */
async function close({ database, subscriptions }: DeliveryOptions): Promise<void> {
  await sql`
    update mela_signal s set done_at = clock_timestamp() where done_at is null and not exists (
      select from ${heard(subscriptions)}
      left join mela_signal_delivery d on d.signal = s.id and d.subscription = heard.subscription
      where heard.signal = s.name and ${isOpen})`.execute(database.kysely)
}

/** One round: waiting signals go to the reactions that have not had them. True where another round may find more. */
export async function deliverSignals(options: DeliveryOptions): Promise<boolean> {
  const found = await waiting(options)
  for (const one of found) await deliver(options, one)
  await close(options)
  return found.length > 0
}
