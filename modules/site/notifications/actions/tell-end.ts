import type { Documents } from '#framework/documents'
import { Notification } from '../doctypes/notification.doctype.ts'

interface Ended {
  readonly event: string
  /** The notification that it carries; null for a message of its own. */
  readonly notification: string | null
}

/** Says that a message left, or that nobody carries it, for the room whose event it tells of. */
export async function tellEnd(
  documents: Documents,
  { event, notification }: Ended,
  end: 'sent' | 'kept',
): Promise<void> {
  if (notification !== null) await documents.emit('notifications.ended', { event, notification, end })
}

/** The key under which somebody was told; null where that is not known any more. */
export async function keyOfNotice(documents: Documents, notification: string): Promise<string | null> {
  const [found] = await documents.asSystem().find(Notification, { where: { name: notification }, limit: 1 })
  return found?.event_key ?? null
}
