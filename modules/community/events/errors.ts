import { errorCatalogue, errorFactory } from '#framework/errors'
import { shortKey } from '#framework/idempotency'
import type { MessageValues, Message } from '#meta'
import { messages, message } from './messages.ts'

const error = errorFactory('events', messages.en)

const calendarErrors = errorCatalogue('events', messages.en, {
  no_collection_point: { type: 'ValidationError', field: 'collection_point' },
  pickup_orders_end_late: { type: 'ValidationError', field: 'pickup_orders_until' },
  ends_before_it_starts: { type: 'ValidationError' },
  time_without_start: { type: 'ValidationError' },
  registration_after_the_end: {
    type: 'ValidationError',
  },
  unknown_time_zone: {
    type: 'ValidationError',
    values: (zone: string) => ({ zone }),
  },
  ages_upside_down: {
    type: 'ValidationError',
    values: (ticket: string) => ({ ticket }),
  },
  ticket_twice: {
    type: 'ValidationError',
    values: (ticket: string) => ({ ticket }),
  },
  ticket_in_use: {
    type: 'ValidationError',
    values: (ticket: string) => ({ ticket }),
  },
})

const plain = errorCatalogue('events', messages.en, {
  unknown_event: { type: 'DoesNotExistError' },
  closed: {
    type: 'ValidationError',
    values: (title: string) => ({ title }),
  },
  over: { type: 'ValidationError', values: (title: string) => ({ title }) },
  elsewhere: {
    type: 'ValidationError',
    values: (title: string) => ({ title }),
  },
  sign_in: { type: 'PermissionError' },
  members_only: {
    type: 'PermissionError',
  },
  no_attendees: { type: 'ValidationError', field: 'attendees' },
  too_many_people: {
    type: 'ValidationError',
    values: (most: number) => ({ most }),
    field: 'attendees',
  },
  short_key: shortKey,
  other_content: {
    type: 'DuplicateEntryError',
  },
  wrong_token: {
    type: 'PermissionError',
  },
  not_offered: {
    type: 'ValidationError',
  },
  fixed: { type: 'ValidationError' },
  other_price: {
    type: 'ValidationError',
  },
  unknown_attendee: {
    type: 'ValidationError',
    field: 'attendees',
  },
  nothing_to_offer: {
    type: 'ValidationError',
  },
  event_started: { type: 'ValidationError' },
})

type Key = Parameters<typeof error>[0]

const atField = (key: Key, values: MessageValues, field: string) =>
  error(key, { type: 'ValidationError', values, field })

const full = (text: Message) =>
  error('full', { type: 'ValidationError', messages: [text], field: 'attendees' })

const registrationErrors = {
  ...plain,
  full: (title: string, left: number) =>
    full(left === 0 ? message('events.full', { title }) : message('events.seats_left', { title, left })),
  full_ticket: (ticket: string, left: number) =>
    full(
      left === 0
        ? message('events.ticket_full', { ticket })
        : message('events.tickets_left', { ticket, left }),
    ),
  too_young: (ticket: string, age: number, field: string) => atField('too_young', { ticket, age }, field),
  too_old: (ticket: string, age: number, field: string) => atField('too_old', { ticket, age }, field),
  not_your_child: (field: string) => atField('not_your_child', {}, field),
  unknown_ticket: (ticket: string, field: string) => atField('unknown_ticket', { ticket }, field),
  too_long: (question: string, field: string) => atField('too_long', { question }, field),
  no_such_choice: (question: string, field: string) => atField('no_such_choice', { question }, field),
  too_many: (seconds: number) =>
    error('too_many', {
      type: 'RateLimitExceededError',
      retryAfter: seconds,
    }),
}

export const eventErrors = { ...calendarErrors, ...registrationErrors }
