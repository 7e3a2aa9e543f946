import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

/** A child goes on: its guardians are told, each once. */
export const studentRenewed = notificationEvent({
  name: 'renewals.renewed',
  eventClass: 'transactional',
  values: ['name', 'child', 'year', 'class', 'by'],
  channels: ['in-app', ['e-mail', 'sms']],
  messages,
})
