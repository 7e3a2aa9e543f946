import { sql, type Kysely } from 'kysely'
import type { Tables } from '#framework/database'
import { storedKey, type RateLimit } from './rate-limit.ts'

/** The attempt was right: what came before is forgotten. */
export async function clearRateLimits(
  connection: Kysely<Tables>,
  limits: readonly Pick<RateLimit, 'key'>[],
): Promise<void> {
  const keys = sql.join(limits.map(({ key }) => storedKey(key)))
  await sql`delete from mela_limit where key in (${keys})`.execute(connection)
}

/** Removes the counts whose window is over; they would only be started anew. */
export async function pruneLimits(connection: Kysely<Tables>): Promise<void> {
  await sql`delete from mela_limit where key in (
    select key from mela_limit where until < now() for update skip locked)`.execute(connection)
}
