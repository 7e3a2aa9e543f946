import { sql } from 'kysely'
import type { Documents } from '#framework/documents'

/**
 * The moment at which this piece of work began, or days after it, by the site's clocks: 'YYYY-MM-DD HH:MM:SS'. One
 * statement.
 */
export async function siteClock(documents: Documents, days = 0): Promise<string> {
  const [row] = await documents.asSystem().statement(
    sql<{ clock: string }>`select to_char(${documents.now.toISOString()}::timestamptz
        at time zone current_setting('TimeZone') + make_interval(days => ${days}::int), 'YYYY-MM-DD HH24:MI:SS') as clock`,
    {},
  )
  return row?.clock ?? `${documents.today} 00:00:00`
}
