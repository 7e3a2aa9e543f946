import { always, byField, docType, int, json, reading, text } from '#framework/doctypes'
import { seatsRules } from './seat-database-rules.ts'

/**
 * How many seats of an event are taken, and how many registrations wait for some: one row an event, which is the lock that
 * everybody takes who gives or gives back seats. Nobody writes it: the rule of Event Registration moves it, whoever writes
 * there, and its own rule refuses more than there are.
 */
export const EventSeats = docType('Event Seats', {
  naming: byField('event'),
  fields: {
    // Its name is made of it: a second unique index would refuse the second of two who make the row at once.
    event: text({ required: true, readOnly: true, inList: true }),
    occupied: int({ renamedFrom: 'taken', required: true, readOnly: true, min: 0, default: 0, inList: true }),
    waiting: int({
      label: 'On the waiting list',
      required: true,
      readOnly: true,
      min: 0,
      default: 0,
      inList: true,
    }),
    tickets: json({ required: true, readOnly: true, description: 'Number of tickets taken of each type' }),
  },
  access: {
    'System Manager': reading(always),
    'Event Staff': reading(always),
    'School Office': reading(always),
  },
  titleField: 'event',
  sort: 'event asc',
  trackChanges: false,
  databaseRules: seatsRules,
})
