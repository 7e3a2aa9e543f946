import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** The books do not close: whoever looks after them is told in the morning. */
export const discrepanciesFound = notificationEvent({
  name: 'books.faults_found',
  eventClass: 'transactional',
  values: ['count', 'checks'],
  channels: ['in-app', 'e-mail'],
  messages,
})
