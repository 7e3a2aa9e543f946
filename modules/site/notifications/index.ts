import { defineModule } from '#framework/modules'
import { Notification } from './doctypes/notification.doctype.ts'
import { NotificationPreference } from './doctypes/notification-preference.doctype.ts'
import { notificationPreferenceHooks } from './doctypes/notification-preference.hooks.ts'
import { NotificationSettings } from './doctypes/notification-settings.doctype.ts'
import { NotificationTemplate } from './doctypes/notification-template.doctype.ts'
import { notificationTemplateHooks } from './doctypes/notification-template.hooks.ts'
import { OutboxMessage } from './doctypes/outbox-message.doctype.ts'
import { PushSubscription } from './doctypes/push-subscription.doctype.ts'
import { StoppedNumber } from './doctypes/stopped-number.doctype.ts'
import { notificationExtensions } from './extensions.ts'
import { getEvents } from './methods/get-events.ts'
import { getNotifications } from './methods/get-notifications.ts'
import { getPreferences } from './methods/get-preferences.ts'
import { getPushKey } from './methods/get-push-key.ts'
import { markAllRead } from './methods/mark-all-read.ts'
import { markRead } from './methods/mark-read.ts'
import { receiveTextMessage } from './methods/receive-text-message.ts'
import { resend } from './methods/resend.ts'
import { setPreference } from './methods/set-preference.ts'
import { subscribePush } from './methods/subscribe-push.ts'
import { unsubscribePush } from './methods/unsubscribe-push.ts'
import { notificationTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { notify, type Notice } from './actions/notify.ts'
export type { Person } from './actions/recipients.ts'
export { keyOfNotice } from './actions/tell-end.ts'
export { usersWithRole } from './actions/users-with-role.ts'
export { notificationEvents } from './extension-points.ts'
export type { Channel, EventClass } from './rules/channels.ts'
export { linkedNotice, type LinkedNotice } from './rules/linked-notice.ts'
export { notificationEvent, type NotificationEvent } from './rules/notification-event.ts'

export const notifications = defineModule({
  name: 'notifications',
  shelf: 'messages',
  docTypes: [
    Notification,
    OutboxMessage,
    NotificationTemplate,
    NotificationPreference,
    PushSubscription,
    StoppedNumber,
    NotificationSettings,
  ],
  systemTypes: [NotificationPreference, PushSubscription],
  methods: {
    getNotifications,
    markRead,
    markAllRead,
    getPreferences,
    setPreference,
    getPushKey,
    subscribePush,
    unsubscribePush,
    resend,
    receiveTextMessage,
    getEvents,
  },
  hooks: [notificationTemplateHooks, notificationPreferenceHooks],
  tasks: notificationTasks,
  extensions: notificationExtensions,
  messages,
})
export { notificationDeliveryEvents } from './events.ts'
