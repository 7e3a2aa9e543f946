import { notificationDeliveryEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { Notification } from '../notification/notification.doctype.ts'
import { OutboxMessage } from './outbox-message.doctype.ts'

interface Ended {
  readonly event: string
  /** The notification that it carries; null for a message of its own. */
  readonly notification: string | null
  /** Why it was given up. */
  readonly reason?: string
}

/** Says that a message left, that nobody carries it, or that it was given up and why, for the room whose event it tells of. */
export async function reportOutcome(
  documents: Documents,
  { event, notification, reason }: Ended,
  end: 'sent' | 'kept' | 'dead',
): Promise<void> {
  if (notification !== null)
    await documents.emit(notificationDeliveryEvents.ended, {
      event,
      notification,
      end,
      reason: reason ?? null,
    })
}

/** Gives a message up: it is not tried again unless a person says so, and its secrets are forgotten. */
export async function giveUp(
  documents: Documents,
  { name, event, notification }: Ended & { readonly name: string },
  reason: string,
): Promise<void> {
  await documents.save(OutboxMessage, name, {
    state: 'dead',
    error: reason,
    next_attempt: null,
    sealed: null,
  })
  await reportOutcome(documents, { event, notification, reason }, 'dead')
}

/** The key under which somebody was told; null where that is not known any more. */
export async function keyOfNotice(documents: Documents, notification: string): Promise<string | null> {
  const [found] = await documents.asSystem().find(Notification, { where: { name: notification }, limit: 1 })
  return found?.event_key ?? null
}
