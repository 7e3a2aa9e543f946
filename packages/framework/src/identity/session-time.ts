import { sql } from 'kysely'

/** A session ends this long after its last use. */
export const SESSION_HOURS = 170
export const SESSION_SECONDS = SESSION_HOURS * 60 * 60

export const renewedUntil = sql`localtimestamp + make_interval(hours => ${sql.lit(SESSION_HOURS)})`

/** A moment as documents keep it: 'YYYY-MM-DD HH:MM:SS' in the site's time zone. */
export function localDatetime(timeZone: string, moment: Date): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(moment)
}
