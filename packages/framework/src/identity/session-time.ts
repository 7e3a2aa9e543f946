import { sql } from 'kysely'

/** A session ends this long after its last use. */
export const SESSION_HOURS = 170
export const SESSION_SECONDS = SESSION_HOURS * 60 * 60

export const renewedUntil = sql`localtimestamp + make_interval(hours => ${sql.lit(SESSION_HOURS)})`
