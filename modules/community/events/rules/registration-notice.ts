import { linkedNotice, type LinkedNotice } from '#site/notifications'
import { messages } from '../messages.ts'

/** What the texts of registrations may ask for. */
export const noticeValues = [
  'contact',
  'event',
  'day',
  'venue',
  'seats',
  'amount',
  'owed',
  'until',
  'number',
  'people',
  'coming',
  'returned',
] as const

export type NoticeValue = (typeof noticeValues)[number]

/** One step of a registration, as it is told to whoever holds it. */
export type RegistrationNotice = LinkedNotice<NoticeValue>

export const registrationNotice = (name: string): RegistrationNotice =>
  linkedNotice({ name: `events.${name}`, values: noticeValues, messages })
