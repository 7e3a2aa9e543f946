import { link, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const notificationDeliveryEvents = {
  /** A message left, was for nobody, or was given up. `event` names the notification event, not a domain event. */
  ended: defineEvent('notifications.ended', {
    event: text(),
    notification: link('Notification'),
    end: text(),
    reason: nullable(text()),
  }),
}
