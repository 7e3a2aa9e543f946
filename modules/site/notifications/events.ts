import { link, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const notificationDeliveryEvents = {
  /** A message was sent, skipped or given up. `event` names the notification event, not a domain event. */
  ended: defineEvent('notifications.ended', {
    event: text(),
    notification: link('Notification'),
    end: text(),
    reason: nullable(text()),
  }),
}
