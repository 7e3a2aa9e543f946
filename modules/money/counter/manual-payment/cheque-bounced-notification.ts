import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** To whoever paid by a cheque that his bank returned. */
export const chequeBounced = notificationEvent({
  name: 'counter.bounced',
  eventClass: 'transactional',
  values: ['name', 'number', 'bank', 'amount', 'purpose'],
  channels: ['in-app', 'e-mail'],
  messages,
})
