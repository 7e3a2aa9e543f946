import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const eventErrors = errorCatalogue('events', {
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
})
