import { extensionPoint } from '#framework/modules'
import type { NotificationEvent } from './rules/notification-event.ts'

/** The events that a room tells people of. `notify` works without it; here they are for who lists and words them. */
export const notificationEvents = extensionPoint<NotificationEvent>('notifications.event')
