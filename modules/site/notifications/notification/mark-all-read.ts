import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { Notification } from './notification.doctype.ts'
import { countUnread } from './notification.queries.ts'

const BATCH = 1_000
const MOST_BATCHES = 50

/** Marks a batch in one statement, the latest first; answers how many there were. */
async function markBatch(documents: Documents, readAt: string): Promise<number> {
  const { user } = documents.caller
  const table = sql.table(Notification.name)
  const marked = await documents.asSystem().statement(
    sql<{ name: string }>`
      update ${table} set read_at = ${readAt}::timestamp, modified = clock_timestamp(), modified_by = ${user}
        where name in (
          select name from ${table} where "user" = ${user} and channel = 'in-app' and read_at is null
            order by creation desc limit ${BATCH}
        ) returning name`,
    { changes: (rows) => rows.map(({ name }) => ({ type: Notification.name, name, kind: 'saved' })) },
  )
  return marked.length
}

/** The caller has seen everything. */
export const markAllRead = method({
  access: signedInUsers,
  input: {},
  async run({ documents, caller: { user }, site }) {
    const readAt = datetimeIn(site.settings.timeZone, documents.now)
    for (let batch = 0; batch < MOST_BATCHES; batch += 1)
      if ((await markBatch(documents, readAt)) < BATCH) break
    return { unread_count: await countUnread(documents, user) }
  },
})
