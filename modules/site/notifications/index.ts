import { defineModule } from '#framework/modules'
import { Notification } from './notification/notification.doctype.ts'
import { NotificationPreference } from './preference/notification-preference.doctype.ts'
import { notificationPreferenceHooks } from './preference/notification-preference.hooks.ts'
import { NotificationSettings } from './outbox/notification-settings.doctype.ts'
import { NotificationTemplate } from './template/notification-template.doctype.ts'
import { notificationTemplateHooks } from './template/notification-template.hooks.ts'
import { OutboxMessage } from './outbox/outbox-message.doctype.ts'
import { PushSubscription } from './push/push-subscription.doctype.ts'
import { StoppedNumber } from './text-message/stopped-number.doctype.ts'
import { notificationExtensions } from './extensions.ts'
import { getEvents } from './notification/get-events.ts'
import { getNotifications } from './notification/get-notifications.ts'
import { getPreferences } from './preference/get-preferences.ts'
import { getPushKey } from './push/get-push-key.ts'
import { markAllRead } from './notification/mark-all-read.ts'
import { markRead } from './notification/mark-read.ts'
import { receiveTextMessage } from './text-message/receive-text-message.ts'
import { resend } from './outbox/resend.ts'
import { setPreference } from './preference/set-preference.ts'
import { subscribePush } from './push/subscribe-push.ts'
import { unsubscribe } from './preference/unsubscribe.ts'
import { unsubscribePush } from './push/unsubscribe-push.ts'
import { notificationTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { notify, type Notice } from './notification/notify.ts'
export type { Person } from './notification/recipients.ts'
export { encryptSecretValue } from './outbox/secret-values.ts'
export { keyOfNotice } from './outbox/report-outcome.ts'
export { usersWithRole } from './notification/recipients.ts'
export { minorAccounts, notificationEvents } from './extension-points.ts'
export type { EventClass } from './notification/channels.rules.ts'
export {
  linkedNotice,
  type LinkedNotice,
  notificationEvent,
  type NotificationEvent,
} from './notification/notification-event.rules.ts'

export const notifications = defineModule({
  name: 'notifications',
  deskSection: 'messages',
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
    unsubscribe,
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
