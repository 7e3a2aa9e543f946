import { notificationEvent, notificationEvents } from '#site/notifications'
import { messages } from './messages.ts'

/** Tells the office that there is a letter. What it says stays in the desk: it may hold anything. */
export const letterReceived = notificationEvent({
  name: 'contact.received',
  eventClass: 'transactional',
  values: ['sender', 'subject'],
  channels: ['in-app', 'e-mail'],
  messages,
})

/** The office's answer, to whoever wrote. */
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
