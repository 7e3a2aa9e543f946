import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** Told to whoever the office says runs a business from now on. */
export const sellerNamed = notificationEvent({
  name: 'businesses.seller_named',
  eventClass: 'transactional',
  values: ['business'],
  channels: ['in-app', 'e-mail'],
  messages,
})
