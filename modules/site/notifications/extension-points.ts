import { extensionPoint } from '#framework/modules'
import type { NotificationEvent } from './notification/notification-event.rules.ts'

export const notificationEvents = extensionPoint<NotificationEvent>('notifications.event')
