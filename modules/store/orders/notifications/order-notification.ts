import { linkedNotice, type LinkedNotice } from '#site/notifications'
import { messages } from '../messages.ts'

/** What the texts of orders may ask for. */
const noticeValues = [
  'contact',
  'number',
  'amount',
  'seller',
  'what',
  'promised',
  'carrier',
  'tracking',
  'answer',
] as const

export type OrderNotificationValue = (typeof noticeValues)[number]

/** One step of an order, as it is told to whoever gave it. */
export type OrderNotification = LinkedNotice<OrderNotificationValue>

export const orderNotification = (name: string): OrderNotification =>
  linkedNotice({ name: `orders.${name}`, values: noticeValues, messages })
