import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** To the office: money that did not come online is to be given back, beside what waits there already. */
export const refundDue = notificationEvent({
  name: 'counter.to_give_back',
  eventClass: 'transactional',
  values: ['amount', 'sum', 'payer', 'purpose', 'voucher'],
  channels: ['in-app', 'e-mail'],
  messages,
})
