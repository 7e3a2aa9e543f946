import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'
import type { EventHandler, StoredEvent } from './event-handler.ts'

/**
 * Marks a delivery inside the transaction of its handler; false when it was made before. Two nodes that try at once wait
 * for one another here, so a handler is in effect once.
 */
export async function claimDelivery(
  connection: Kysely<Tables>,
  { id }: StoredEvent,
  { key }: EventHandler,
): Promise<boolean> {
  const { rows } = await sql`
    insert into mela_signal_delivery as d (signal, subscription, attempts, delivered_at)
    values (${id}, ${key}, 1, clock_timestamp())
    on conflict (signal, subscription) do update set attempts = d.attempts + 1, delivered_at = clock_timestamp(), error = null
    where d.delivered_at is null returning 1`.execute(connection)
  return rows.length > 0
}
