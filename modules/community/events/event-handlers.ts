import { on, type HandlerKey } from '#framework/events'
import { attendeeEvents, registrationEvents } from './events.ts'
import { identityEvents, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { paymentEvents } from '#money/payments'
import { refundRegistration } from './payment/registration-payment.ts'
import { EventRegistration } from './registration/event-registration.doctype.ts'
import type { Documents } from '#framework/documents'
import {
  noCancelledAttendees,
  notifyRegistrant,
  type RegistrantNotification,
  cancellationNotification,
  attendeeCancellationNotification,
  registrationConfirmed,
  registrationLapsed,
  registrationOffered,
  registrationWaitlisted,
} from './notifications/registrant-notifications.ts'

const MAX_LINKED = 50

async function linkRegistrations(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const fields = { phone: 'phone', email: 'email' } as const
  const registrationNames = await leftUnder(documents, EventRegistration, { ...verified, fields })
  const system = documents.asSystem()
  const unlinked = await system.find(EventRegistration, {
    where: { name: ['in', registrationNames], user: null },
    fields: ['name'],
    limit: MAX_LINKED,
  })
  for (const { name } of unlinked) await system.save(EventRegistration, name, { user: verified.user })
}

type RegistrationEvent = (typeof registrationEvents)[keyof typeof registrationEvents]

function notifyOn(event: RegistrationEvent, key: HandlerKey, noticeFor: RegistrantNotification['noticeFor']) {
  return on(event, key, async (payload, ctx, { id }) => {
    // A draft of the office was not announced.
    if (payload.from === 'draft' && event === registrationEvents.cancelled) return
    const { documents, site } = ctx
    const registrant = { noticeFor, name: payload.registration, cancelled: noCancelledAttendees }
    await notifyRegistrant(documents, { ...registrant, key: id, place: site.settings })
  })
}

const linkVerifiedContact = on(
  identityEvents.verified,
  'events.link_registrations',
  (identity, { documents }) => linkRegistrations(documents, identity),
)

const notifyAttendeesCancelled = on(
  attendeeEvents.cancelled,
  { key: 'events.notify_attendees_cancelled', renamedFrom: 'events.tell_people_cancelled' },
  (payload, ctx, { id }) =>
    notifyRegistrant(ctx.documents, {
      ...{ name: payload.registration, key: id, place: ctx.site.settings },
      noticeFor: () => attendeeCancellationNotification(payload.returned_by),
      cancelled: {
        rows: payload.attendees.split(','),
        returned: payload.returned,
      },
    }),
)

export const eventHandlers = [
  linkVerifiedContact,
  notifyAttendeesCancelled,
  notifyOn(
    registrationEvents.confirmed,
    { key: 'events.notify_confirmed', renamedFrom: 'events.tell_confirmed' },
    () => registrationConfirmed,
  ),
  notifyOn(
    registrationEvents.waitlisted,
    { key: 'events.notify_waitlisted', renamedFrom: 'events.tell_waitlisted' },
    () => registrationWaitlisted,
  ),
  notifyOn(
    registrationEvents.offered,
    { key: 'events.notify_offered', renamedFrom: 'events.tell_offered' },
    () => registrationOffered,
  ),
  notifyOn(
    registrationEvents.lapsed,
    { key: 'events.notify_lapsed', renamedFrom: 'events.tell_lapsed' },
    () => registrationLapsed,
  ),
  notifyOn(
    registrationEvents.cancelled,
    { key: 'events.notify_cancelled', renamedFrom: 'events.tell_cancelled' },
    cancellationNotification,
  ),
  on(paymentEvents.dispute_ended, 'events.refund_after_dispute', async (payload, ctx) => {
    const { reference_type, reference_name } = payload
    if (reference_type !== EventRegistration.name || reference_name === null) return
    const { documents } = ctx
    const registration = await documents.lock(EventRegistration, reference_name)
    const owed = registration.state === 'cancelled' ? 0 : registration.amount
    await refundRegistration(documents, ctx, { registration, owed })
  }),
]
