import { int } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Notification } from './notification.doctype.ts'
import { countUnread } from './notification.queries.ts'

const PAGE = 20
const MOST = 100

/** Returns the caller's in-app notifications, latest first, and the unread count. */
export const getNotifications = method({
  access: signedInUsers,
  input: {
    limit_start: int({ min: 0, default: 0 }),
    limit_page_length: int({ min: 1, max: MOST, default: PAGE }),
  },
  reads: true,
  async run({ input, documents, caller: { user } }) {
    const notifications = await documents.asSystem().find(Notification, {
      where: { user, channel: 'in-app' },
      fields: ['name', 'event', 'title', 'body', 'link', 'read_at', 'creation'],
      order_by: 'creation desc',
      limit: input.limit_page_length ?? PAGE,
      offset: input.limit_start ?? 0,
    })
    return { notifications, unread_count: await countUnread(documents, user) }
  },
})
