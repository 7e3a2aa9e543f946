import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** Told once to whoever asked for it, while the thing can truly be bought. */
export const backInStock = notificationEvent({
  name: 'inventory.back_in_stock',
  eventClass: 'transactional',
  values: ['product', 'link'],
  channels: ['in-app', 'e-mail'],
  messages,
})
