import { extensionPoint } from '#framework/modules'
import type { NotificationEvent } from './notification/notification-event.rules.ts'

/** The events that a room tells people of. `notify` works without it; here they are for who lists and words them. */
export const notificationEvents = extensionPoint<NotificationEvent>('notifications.event')
