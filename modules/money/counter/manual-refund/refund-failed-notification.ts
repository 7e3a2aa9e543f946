import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** To the payer: a refund did not arrive, and is paid another way. */
export const refundFailed = notificationEvent({
  name: 'counter.refund_failed',
  eventClass: 'transactional',
  values: ['name', 'amount', 'purpose', 'voucher'],
  channels: ['in-app', 'e-mail'],
  messages,
})
