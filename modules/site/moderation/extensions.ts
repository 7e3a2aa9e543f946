import { notificationEvent, notificationEvents } from '#site/notifications'
import { messages } from './messages.ts'

export const postWaits = notificationEvent({
  name: 'moderation.post_waiting',
  renamedFrom: 'moderation.waits',
  eventClass: 'transactional',
  values: ['title', 'kind'],
  channels: ['in-app'],
  messages,
})

export const postHidden = notificationEvent({
  name: 'moderation.hidden',
  eventClass: 'transactional',
  values: ['title', 'reason'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const moderationExtensions = [postWaits, postHidden].map((event) => notificationEvents.add(event))
