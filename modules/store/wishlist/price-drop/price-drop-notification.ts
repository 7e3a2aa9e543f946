import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** Told once for each fall, to whoever keeps the thing and wishes to hear of such. */
export const priceDropped = notificationEvent({
  name: 'wishlist.price_fell',
  eventClass: 'promotional',
  values: ['product', 'before', 'now', 'link'],
  channels: ['in-app', 'e-mail'],
  messages,
})
