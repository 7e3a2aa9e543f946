import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'

/**
 * Removes events that every handler has had, a week later. One that somebody never took stays for three months, so that a
 * person may have it delivered again.
 */
export async function pruneEvents(connection: Kysely<Tables>): Promise<void> {
  await sql`
    delete from mela_signal s where s.done_at < clock_timestamp() - interval '7 days' and (
      s.done_at < clock_timestamp() - interval '90 days' or not exists (
        select from mela_signal_delivery d where d.signal = s.id and d.delivered_at is null))`.execute(
    connection,
  )
}
