import { notificationEvent } from '#site/notifications'
import { messages } from '../messages.ts'

const values = ['name', 'amount', 'day', 'year', 'class', 'fee'] as const
const channels = ['in-app', ['e-mail', 'sms']] as const

/** A week before an instalment's day. */
export const feeDueSoon = notificationEvent({
  name: 'fees.due_soon',
  eventClass: 'transactional',
  values,
  channels,
  messages,
})

/** The days of grace are over. */
export const feeLate = notificationEvent({
  name: 'fees.late',
  eventClass: 'transactional',
  values,
  channels,
  messages,
})
