import { DialectError, errorCatalogue } from '#framework/errors'
import { shortKey } from '#framework/inputs'
import { sentence, term, type Said } from '#meta'

const calendarErrors = errorCatalogue('events', {
  ends_before_it_starts: { type: 'ValidationError', message: () => 'The event ends before it starts' },
  time_without_start: { type: 'ValidationError', message: () => 'An end time needs a start time' },
  registration_after_the_end: {
    type: 'ValidationError',
    message: () => 'Registration cannot go on after the event has ended',
  },
  unknown_time_zone: {
    type: 'ValidationError',
    message: (zone: string) => sentence`${zone} is not a time zone like Asia/Kolkata`,
  },
  ages_upside_down: {
    type: 'ValidationError',
    message: (ticket: string) => sentence`${ticket}: the lowest age is above the highest`,
  },
  ticket_twice: {
    type: 'ValidationError',
    message: (ticket: string) => sentence`There are two tickets called ${ticket}`,
  },
  ticket_in_use: {
    type: 'ValidationError',
    message: (ticket: string) => sentence`People come on the ticket ${ticket}: it keeps its name`,
  },
})

const plain = errorCatalogue('events', {
  unknown_event: { type: 'DoesNotExistError', message: () => 'There is no such event to register for' },
  closed: {
    type: 'ValidationError',
    message: (title: string) => sentence`Registration for ${title} is closed`,
  },
  over: { type: 'ValidationError', message: (title: string) => sentence`${title} is over` },
  elsewhere: {
    type: 'ValidationError',
    message: (title: string) => sentence`People register for ${title} elsewhere: follow the link on its page`,
  },
  sign_in: { type: 'PermissionError', message: () => 'This event is for members. Sign in to register.' },
  members_only: {
    type: 'PermissionError',
    message: () => 'This event is for members. Ask the office if you should be one.',
  },
  nobody: { type: 'ValidationError', message: () => 'Say who comes', field: 'attendees' },
  too_many_people: {
    type: 'ValidationError',
    message: (most: number) => sentence`At most ${most} people come on one registration`,
    field: 'attendees',
  },
  short_key: shortKey,
  other_content: {
    type: 'DuplicateEntryError',
    message: () => 'This was sent before with other content. Please start again.',
  },
  wrong_token: {
    type: 'PermissionError',
    message: () => 'This link does not open the registration, or no longer',
  },
  not_offered: {
    type: 'ValidationError',
    message: () => 'Nothing is offered to this registration, or no longer',
  },
  fixed: { type: 'ValidationError', message: () => 'This registration cannot be changed any more' },
  other_price: {
    type: 'ValidationError',
    message: () => 'This is paid for, and would cost something else. Please ask the office to change it.',
  },
  unknown_attendee: {
    type: 'ValidationError',
    message: () => 'One of these people is not on this registration',
    field: 'attendees',
  },
  nothing_to_offer: {
    type: 'ValidationError',
    message: () => 'Nobody who waits fits into the seats that are left',
  },
  begun: { type: 'ValidationError', message: () => 'The event has begun: nothing is offered any more' },
})

const atField = (code: string, message: Said, field: string) =>
  new DialectError({ code: `events.${code}`, type: 'ValidationError', messages: [message], field })

const full = (message: Said) =>
  new DialectError({ code: 'events.full', type: 'ValidationError', messages: [message], field: 'attendees' })

const allTaken = (title: string) => full(sentence`All seats of ${title} are taken`)

const registrationErrors = {
  ...plain,
  /** `left` is what is to be had still, of the whole event. */
  full: (title: string, left: number) =>
    left === 0 ? allTaken(title) : full(sentence`Of the seats of ${title} only ${left} are left`),
  full_ticket: (ticket: string, left: number) =>
    left === 0
      ? full(sentence`All tickets ${ticket} are taken`)
      : full(sentence`Of the tickets ${ticket} only ${left} are left`),
  too_young: (ticket: string, age: number, field: string) =>
    atField('too_young', sentence`The ticket ${ticket} is for people of ${age} years and older`, field),
  too_old: (ticket: string, age: number, field: string) =>
    atField('too_old', sentence`The ticket ${ticket} is for people up to ${age} years`, field),
  not_your_child: (field: string) =>
    atField('not_your_child', 'This child is not in your family. Choose again who is coming.', field),
  unknown_ticket: (ticket: string, field: string) =>
    atField('unknown_ticket', sentence`There is no ticket ${ticket} any more. Please choose another.`, field),
  too_long: (question: string, field: string) =>
    atField('too_long', sentence`${term(question)}: the answer is too long`, field),
  no_such_choice: (question: string, field: string) =>
    atField('no_such_choice', sentence`${term(question)}: please choose one of the answers given`, field),
  too_many: (seconds: number) =>
    new DialectError({
      code: 'events.too_many',
      type: 'RateLimitExceededError',
      messages: ['Too many at once from here. Please try again in a minute.'],
      retryAfter: seconds,
    }),
}

export const eventErrors = { ...calendarErrors, ...registrationErrors }
