import { notificationEvent, notificationEvents } from '#site/notifications'
import { messages } from './messages.ts'

/** Notifies the office of a message, without its content, which may be confidential. */
export const letterReceived = notificationEvent({
  name: 'contact.received',
  eventClass: 'transactional',
  values: ['sender', 'subject'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const letterAnswered = notificationEvent({
  name: 'contact.answered',
  eventClass: 'transactional',
  values: ['sender', 'subject', 'answer', 'letter'],
  staffWords: ['answer'],
  channels: ['e-mail'],
  messages,
})

export const contactExtensions = [letterReceived, letterAnswered].map((event) =>
  notificationEvents.add(event),
)
