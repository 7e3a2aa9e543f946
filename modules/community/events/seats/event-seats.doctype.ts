import { always, byField, docType, int, json, reading, text } from '#framework/doctypes'
import { seatsRules } from './seat-database-rules.ts'

/**
 * Taken seats and waiting registrations, one row per event, which is the lock for changes of seats. A rule of Event
 * Registration updates it, its own rule refuses more than the capacity.
 */
export const EventSeats = docType('Event Seats', {
  naming: byField('event'),
  fields: {
    // The name is derived from the event, so a second unique index would refuse concurrent inserts of the same row.
    event: text({ required: true, readOnly: true, inList: true, linksTo: 'Mela Event' }),
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
  bulkWrites: { skips: ['events'] },
  databaseRules: seatsRules,
})
