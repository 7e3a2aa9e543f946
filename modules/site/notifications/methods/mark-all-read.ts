import { method, signedInUsers } from '#framework/modules'
import { datetimeIn } from '#meta'
import { Notification } from '../doctypes/notification.doctype.ts'
import { countUnread } from '../doctypes/notification.queries.ts'

const MOST_AT_ONCE = 200

/** The caller has seen everything, the latest first; of very many some are left, as the answer says. */
export const markAllRead = method({
  access: signedInUsers,
  input: {},
  async run({ documents, caller: { user }, site }) {
    const system = documents.asSystem()
    const read_at = datetimeIn(site.settings.timeZone, documents.now)
    const unread = await system.find(Notification, {
      where: { user, channel: 'in-app', read_at: null },
      fields: ['name'],
      order_by: 'creation desc',
      limit: MOST_AT_ONCE,
    })
    for (const { name } of unread) await system.save(Notification, name, { read_at })
    return { unread_count: await countUnread(documents, user) }
  },
})
