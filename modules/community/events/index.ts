import { defineModule } from '#framework/modules'
import { EventRegistration } from './doctypes/event-registration.doctype.ts'
import { eventRegistrationHooks } from './doctypes/event-registration.hooks.ts'
import { EventSeats } from './doctypes/event-seats.doctype.ts'
import { MelaEvent } from './doctypes/mela-event.doctype.ts'
import { melaEventHooks } from './doctypes/mela-event.hooks.ts'
import { RegistrationLink } from './doctypes/registration-link.doctype.ts'
import { eventExtensions } from './extensions.ts'
import { acceptOffer } from './methods/accept-offer.ts'
import { cancelRegistration } from './methods/cancel-registration.ts'
import { changeRegistration } from './methods/change-registration.ts'
import { getMyDetails } from './methods/get-my-details.ts'
import { getMyRegistrations } from './methods/get-my-registrations.ts'
import { getPlaces } from './methods/get-places.ts'
import { getRegistration } from './methods/get-registration.ts'
import { offerNext } from './methods/offer-next.ts'
import { openCheckIn } from './methods/open-check-in.ts'
import { register } from './methods/register.ts'
import { eventSubscriptions } from './subscriptions.ts'
import { eventTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { registrationOpenedBy } from './doctypes/event-registration.queries.ts'
export { lockedEvent } from './actions/locked-event.ts'
export { EventAttendee, EventRegistration } from './doctypes/event-registration.doctype.ts'
export { namesIn } from './rules/companions.ts'
export { MelaEvent } from './doctypes/mela-event.doctype.ts'

export const events = defineModule({
  name: 'events',
  docTypes: [MelaEvent, EventRegistration, EventSeats, RegistrationLink],
  systemTypes: [EventSeats, RegistrationLink],
  methods: {
    ...{ getPlaces, getMyDetails, register, getRegistration, getMyRegistrations },
    ...{ cancelRegistration, changeRegistration, acceptOffer, offerNext, openCheckIn },
  },
  hooks: [melaEventHooks, eventRegistrationHooks],
  subscriptions: eventSubscriptions,
  tasks: eventTasks,
  extensions: eventExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
