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

async function closeUnheard({ database, subscriptions }: DeliveryOptions): Promise<void> {
  const heard = [...new Set(subscriptions.map(({ signal }) => signal))]
  await sql`update mela_signal set done_at = clock_timestamp() where done_at is null and name <> all(${heard}::text[])`.execute(
    database.kysely,
  )
}

async function waitingFor(
  { database }: DeliveryOptions,
  subscription: Subscription,
): Promise<readonly Signal[]> {
  const { rows } = await sql<Signal>`
    select s.id, s.name, s.payload from mela_signal s
    left join mela_signal_delivery d on d.signal = s.id and d.subscription = ${subscription.key}
    where s.done_at is null and s.name = ${subscription.signal} and d.delivered_at is null
      and coalesce(d.attempts, 0) < ${MOST_ATTEMPTS} and coalesce(d.next_attempt, '-infinity') <= clock_timestamp()
    order by s.id limit ${BATCH}`.execute(database.kysely)
  return rows
}

interface Failure {
  readonly subscription: Subscription
  readonly signal: Signal
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

async function deliverTo(options: DeliveryOptions, subscription: Subscription): Promise<void> {
  for (const signal of await waitingFor(options, subscription)) {
    try {
      await options.react(subscription, signal)
    } catch (error) {
      options.onFailure(subscription, signal, error)
      await recordFailure(options, { subscription, signal, error })
    }
  }
}

async function closeDelivered({ database, subscriptions }: DeliveryOptions): Promise<void> {
  for (const name of new Set(subscriptions.map(({ signal }) => signal))) {
    const keys = subscriptions.filter(({ signal }) => signal === name).map(({ key }) => key)
    await sql`
      update mela_signal s set done_at = clock_timestamp() where done_at is null and name = ${name} and ${keys.length} = (
        select count(*) from mela_signal_delivery d where d.signal = s.id and d.subscription = any(${keys}::text[])
          and (d.delivered_at is not null or d.attempts >= ${MOST_ATTEMPTS}))`.execute(database.kysely)
  }
}

/** One round: every waiting signal goes to every reaction that has not had it. */
export async function deliverSignals(options: DeliveryOptions): Promise<void> {
  await closeUnheard(options)
  for (const subscription of options.subscriptions) await deliverTo(options, subscription)
  await closeDelivered(options)
}
