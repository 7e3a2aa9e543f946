import { link, money, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

const registration = {
  registration: link('Event Registration'),
  event: text(),
  from: nullable(text()),
} as const

export const registrationEvents = {
  confirmed: defineEvent('events.confirmed', registration),
  waitlisted: defineEvent('events.waitlisted', registration),
  offered: defineEvent('events.offered', registration),
  lapsed: defineEvent('events.lapsed', registration),
  cancelled: defineEvent('events.cancelled', registration),
} as const

/** Attendees were cancelled: `attendees` is a comma-separated list of row names. */
export const attendeeEvents = {
  cancelled: defineEvent(
    'events.attendees_cancelled',
    {
      registration: link('Event Registration'),
      event: text(),
      attendees: text(),
      returned: money(),
      returned_by: text(),
    },
    { renamedFrom: 'events.people_cancelled' },
  ),
}
