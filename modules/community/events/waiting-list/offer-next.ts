import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { offerSeats } from './offer-seats.ts'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import { eventErrors } from '../errors.ts'

/** Offers the seats that are free to those who wait, now. The button of a registration gives its name instead of the event. */
export const offerNext = method({
  access: onlyRoles('Event Staff', 'School Office', 'System Manager'),
  input: { event: text(), name: text() },
  methods: ['POST'],
  async run({ input, documents }) {
    const system = documents.asSystem()
    const event =
      input.name === null ? input.event : (await documents.get(EventRegistration, input.name)).event
    if (event === null) throw eventErrors.unknown_event()
    const offered = await offerSeats(system, event)
    if (offered.length === 0) throw eventErrors.nothing_to_offer()
    return { offered: offered.length, registrations: offered }
  },
})
