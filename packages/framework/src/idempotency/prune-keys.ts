import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'

/** Removes keys with their answers after 30 days: no client repeats a call that long, and a phone is offline for less. */
export async function pruneKeys(connection: Kysely<Tables>): Promise<void> {
  await sql`delete from mela_idempotency_key where created < clock_timestamp() - interval '30 days'`.execute(
    connection,
  )
}
