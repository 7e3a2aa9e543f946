import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'

/**
 * Marks a delivery inside the transaction of its reaction; false when it was made before. Two nodes that try at once
 * wait for one another here, so a reaction is in effect once.
 */
export async function claimDelivery(
  connection: Kysely<Tables>,
  signal: string,
  subscription: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into mela_signal_delivery as d (signal, subscription, attempts, delivered_at)
    values (${signal}, ${subscription}, 1, clock_timestamp())
    on conflict (signal, subscription) do update set attempts = d.attempts + 1, delivered_at = clock_timestamp(), error = null
    where d.delivered_at is null returning 1`.execute(connection)
  return rows.length > 0
}
