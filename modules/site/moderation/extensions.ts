import { notificationEvent, notificationEvents } from '#site/notifications'
import { messages } from './messages.ts'

/** Tells the office that something waits in the queue. */
export const postWaits = notificationEvent({
  name: 'moderation.waits',
  eventClass: 'transactional',
  values: ['title', 'kind'],
  channels: ['in-app'],
  messages,
})

/** Tells an author that the office took something of his out of sight, and why. */
export const postHidden = notificationEvent({
  name: 'moderation.hidden',
  eventClass: 'transactional',
  values: ['title', 'reason'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const moderationExtensions = [postWaits, postHidden].map((event) => notificationEvents.add(event))
