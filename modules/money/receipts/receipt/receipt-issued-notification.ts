import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** To whoever paid: that the money was received, and where the receipt is. */
export const receiptIssued = notificationEvent({
  name: 'receipts.issued',
  eventClass: 'transactional',
  values: ['name', 'number', 'amount', 'organisation'],
  channels: ['in-app', 'e-mail'],
  messages,
})
