import { sql } from 'kysely'

/** A session ends this long after its last use. */
export const SESSION_HOURS = 170
export const SESSION_SECONDS = SESSION_HOURS * 60 * 60

/** And this long after it began, however much it is used: then its person signs in again. */
const LONGEST_SESSION_DAYS = 30

export const renewedUntil = sql`least(localtimestamp + make_interval(hours => ${sql.lit(SESSION_HOURS)}),
  creation + make_interval(days => ${sql.lit(LONGEST_SESSION_DAYS)}))`

/** The key of a device that signed in ends this long after its last use. */
const IDLE_KEY_DAYS = 90

/** True of rows of `API Key` that still speak for their user. A key that somebody made for a program has no end. */
export const isLiveKey = sql`(revoked = 0 and (is_sign_in = 0
  or coalesce(last_used, creation) > localtimestamp - make_interval(days => ${sql.lit(IDLE_KEY_DAYS)})))`
