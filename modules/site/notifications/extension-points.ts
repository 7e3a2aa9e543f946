import { extensionPoint } from '#framework/modules'
import type { RawBuilder } from 'kysely'
import type { NotificationEvent } from './notification/notification-event.rules.ts'

export const notificationEvents = extensionPoint<NotificationEvent>('notifications.event')

/** Accounts of people under 18, who receive no promotional messages. */
interface MinorAccounts {
  /** A query of rows ("user" text): the minors on a day, 'YYYY-MM-DD'. */
  minors(today: string): RawBuilder<unknown>
}

export const minorAccounts = extensionPoint<MinorAccounts>('notifications.minor_accounts')
