import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { Notification } from './notification.doctype.ts'
import { countUnread } from './notification.queries.ts'

const BATCH = 1_000
const MAX_BATCHES = 50

/** Marks a batch as read, the latest first; returns its size. One statement. */
async function markBatch(documents: Documents, readAt: string): Promise<number> {
  const { user } = documents.caller
  const marked = await documents
    .asSystemFor(user)
    .updateWhere(
      Notification,
      { user, channel: 'in-app', read_at: null },
      { read_at: readAt },
      { order_by: 'creation desc', limit: BATCH },
    )
  return marked.length
}

/** Marks all of the caller's notifications as read. */
export const markAllRead = method({
  access: signedInUsers,
  input: {},
  async run({ documents, caller: { user }, site }) {
    const readAt = datetimeIn(site.settings.timeZone, documents.now)
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await markBatch(documents, readAt)) < BATCH) break
    return { unread_count: await countUnread(documents, user) }
  },
})
