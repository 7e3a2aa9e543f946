import { link, select, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const notificationDeliveryEvents = {
  /** A message was sent, skipped or given up. `event` names the notification event, not a domain event. */
  ended: defineEvent('notifications.ended', {
    event: text(),
    notification: link('Notification'),
    end: select(['sent', 'not sent', 'dead'], { renamedChoices: { kept: 'not sent' } }),
    reason: nullable(text()),
  }),
}
