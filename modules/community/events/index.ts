import { defineModule } from '#framework/modules'
import { EventRegistration } from './registration/event-registration.doctype.ts'
import { eventRegistrationHooks } from './registration/event-registration.hooks.ts'
import { EventSeats } from './seats/event-seats.doctype.ts'
import { MelaEvent } from './event/mela-event.doctype.ts'
import { melaEventHooks } from './event/mela-event.hooks.ts'
import { RegistrationLink } from './registration/registration-link.doctype.ts'
import { eventExtensions } from './extensions.ts'
import { acceptOffer } from './waiting-list/accept-offer.ts'
import { cancelRegistration } from './registration/cancel-registration.ts'
import { changeRegistration } from './registration/change-registration.ts'
import { getMyDetails } from './registration/get-my-details.ts'
import { getMyRegistrations } from './registration/get-my-registrations.ts'
import { getPlaces } from './seats/get-places.ts'
import { getRegistration } from './registration/get-registration.ts'
import { offerNext } from './waiting-list/offer-next.ts'
import { openCheckIn } from './event/open-check-in.ts'
import { register } from './registration/register.ts'
import { eventHandlers } from './event-handlers.ts'
import { eventTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { resolveRegistration } from './registration/event-registration.queries.ts'
export { lockEvent } from './seats/event-with-seats.queries.ts'
export { EventAttendee, EventRegistration } from './registration/event-registration.doctype.ts'
export { splitCompanions } from './attendee/parse-attendees.ts'
export { MelaEvent } from './event/mela-event.doctype.ts'

export const events = defineModule({
  name: 'events',
  docTypes: [MelaEvent, EventRegistration, EventSeats, RegistrationLink],
  systemTypes: [EventSeats, RegistrationLink],
  methods: {
    ...{ getPlaces, getMyDetails, register, getRegistration, getMyRegistrations },
    ...{ cancelRegistration, changeRegistration, acceptOffer, offerNext, openCheckIn },
  },
  hooks: [melaEventHooks, eventRegistrationHooks],
  eventHandlers,
  tasks: eventTasks,
  extensions: eventExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
