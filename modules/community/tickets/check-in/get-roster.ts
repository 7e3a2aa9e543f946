import { EventRegistration, MelaEvent } from '#community/events'
import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { translateResponse, translateDocument } from '#site/translations'
import { siteCursor, siteNow, listRosterAttendees, scansOfEvent } from './check-in-mark.queries.ts'
import { ticketErrors } from '../errors.ts'
import { checkInStaff } from './check-in-mark.doctype.ts'

/** Limit of registrations; a larger event should be split. */
const MAX_REGISTRATIONS = 5000

/** Registrations with tickets, including cancelled ones, whose tickets must be recognised as invalid. */
const rosterStates = ['in', ['confirmed', 'checked in', 'cancelled']] as const

/**
 * Returns all data for offline check-in: attendees and all scans so far. The result names children, so each call is
 * logged.
 */
export const getRoster = method({
  access: checkInStaff,
  input: { event: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const [event] = await documents.find(MelaEvent, {
      where: { name: input.event },
      fields: ['name', 'title', 'start_date', 'end_date', 'start_time', 'venue'],
      limit: 1,
    })
    if (!event) throw ticketErrors.no_event()
    const registrations = await documents.find(EventRegistration, {
      where: { event: event.name, state: rosterStates },
      fields: ['name'],
      limit: MAX_REGISTRATIONS,
    })
    const names = registrations.map(({ name }) => name)
    return {
      event: await translateResponse({ documents, language }, (translate) =>
        translateDocument(MelaEvent, event, translate),
      ),
      as_of: siteNow(documents, site),
      cursor: siteCursor(documents, site),
      attendees: await listRosterAttendees(documents, names),
      marks: await scansOfEvent(documents, event.name),
    }
  },
})
