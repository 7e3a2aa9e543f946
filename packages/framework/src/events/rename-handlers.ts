import { sql } from 'kysely'
import type { Database } from '#framework/database'
import type { EventHandler } from './define-event.ts'

/**
 * Moves what the tables store under the keys of the last release to the keys of today. Without it, a handler that has
 * handled an event would handle it again while another handler of the event still waits.
 */
export async function renameHandlers(
  { kysely }: Pick<Database, 'kysely'>,
  handlers: readonly EventHandler[],
  tables: readonly string[],
): Promise<void> {
  const renamed = handlers.filter(({ renamedFrom }) => renamedFrom !== null)
  if (renamed.length === 0) return
  const [before, keys] = [renamed.map(({ renamedFrom }) => renamedFrom), renamed.map(({ key }) => key)]
  for (const name of tables) {
    const table = sql.table(name)
    await sql`
      update ${table} d set subscription = renamed.key
      from unnest(${before}::text[], ${keys}::text[]) as renamed (before, key)
      where d.subscription = renamed.before and not exists (
        select from ${table} o where o.event_id = d.event_id and o.subscription = renamed.key)`.execute(
      kysely,
    )
  }
}
