import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** Told to the office when a seller changed what it reviews. */
export const changeSubmitted = notificationEvent({
  name: 'catalog.change_waits',
  eventClass: 'transactional',
  values: ['product'],
  channels: ['in-app'],
  messages,
})

/** Told to whoever runs the business: shoppers see it from now on. */
export const changeAccepted = notificationEvent({
  name: 'catalog.change_accepted',
  eventClass: 'transactional',
  values: ['product'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const changeRefused = notificationEvent({
  name: 'catalog.change_refused',
  eventClass: 'transactional',
  values: ['product', 'answer'],
  channels: ['in-app', 'e-mail'],
  messages,
})
