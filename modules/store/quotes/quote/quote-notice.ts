import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** Brings the customer the link to the quote. */
export const quoteSent = notificationEvent({
  name: 'quotes.sent',
  eventClass: 'transactional',
  values: ['number', 'customer', 'site', 'amount', 'day', 'note'],
  channels: ['e-mail'],
  messages,
})
