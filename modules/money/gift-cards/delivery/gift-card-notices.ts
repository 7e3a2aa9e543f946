import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** The card itself. The code is a secret of the message, and leaves the site with it alone. */
export const cardDelivered = notificationEvent({
  name: 'gift_cards.delivered',
  eventClass: 'transactional',
  values: ['recipient', 'sender', 'site', 'amount', 'message', 'code', 'day'],
  secrets: ['code'],
  channels: ['e-mail'],
  messages,
})

/** Tells the buyer that the card was sent. */
export const cardSent = notificationEvent({
  name: 'gift_cards.sent',
  eventClass: 'transactional',
  values: ['recipient', 'amount', 'day'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const cardExpiring = notificationEvent({
  name: 'gift_cards.expiring',
  eventClass: 'transactional',
  values: ['recipient', 'amount', 'last_four', 'day'],
  channels: ['e-mail'],
  messages,
})
