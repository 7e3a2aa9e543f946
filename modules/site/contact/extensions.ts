import { notificationEvent, notificationEvents } from '#site/notifications'
import { messages } from './messages.ts'

/** Notifies the office of a message, without its content, which may be confidential. */
export const messageReceived = notificationEvent({
  name: 'contact.received',
  eventClass: 'transactional',
  values: ['sender', 'subject'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const messageAnswered = notificationEvent({
  name: 'contact.answered',
  eventClass: 'transactional',
  values: ['sender', 'subject', 'answer', 'letter'],
  staffWords: ['answer'],
  channels: ['e-mail'],
  messages,
})

export const contactExtensions = [messageReceived, messageAnswered].map((event) =>
  notificationEvents.add(event),
)
