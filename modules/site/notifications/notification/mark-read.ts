import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { Notification } from './notification.doctype.ts'
import { countUnread } from './notification.queries.ts'

/** Marks one of the caller's notifications as read. Idempotent. */
export const markRead = method({
  access: signedInUsers,
  input: { name: text({ required: true }) },
  async run({ input: { name }, documents, caller: { user }, site }) {
    const { read_at } = await documents.get(Notification, name)
    const now = datetimeIn(site.settings.timeZone, documents.now)
    if (read_at === null) await documents.asSystem().save(Notification, name, { read_at: now })
    return { unread_count: await countUnread(documents, user) }
  },
})
