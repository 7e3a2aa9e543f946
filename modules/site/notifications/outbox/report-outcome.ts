import { notificationDeliveryEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { Notification } from '../notification/notification.doctype.ts'
import { OutboxMessage } from './outbox-message.doctype.ts'

interface Ended {
  readonly event: string
  readonly notification: string | null
  readonly reason?: string
}

export async function reportOutcome(
  documents: Documents,
  { event, notification, reason }: Ended,
  end: 'sent' | 'not sent' | 'dead',
): Promise<void> {
  if (notification !== null)
    await documents.emit(notificationDeliveryEvents.ended, {
      event,
      notification,
      end,
      reason: reason ?? null,
    })
}

export async function giveUp(
  documents: Documents,
  { name, event, notification }: Ended & { readonly name: string },
  reason: string,
): Promise<void> {
  await documents.save(OutboxMessage, name, {
    state: 'dead',
    error: reason,
    next_attempt: null,
    secret_values: null,
  })
  await reportOutcome(documents, { event, notification, reason }, 'dead')
}

/** Returns the key of a notification; null when no longer known. */
export async function keyOfNotice(documents: Documents, notification: string): Promise<string | null> {
  const [found] = await documents.asSystem().find(Notification, { where: { name: notification }, limit: 1 })
  return found?.event_key ?? null
}
