import { IDENTITY_VERIFIED, verifiedIdentityIn, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { on } from '#framework/modules'
import { createTaskContext } from '#money/payments'
import { ATTENDEES_CANCELLED } from './registration/cancel-attendees.ts'
import { refundRegistration } from './payment/refund-registration.ts'
import { EventRegistration } from './registration/event-registration.doctype.ts'
import type { Documents } from '#framework/documents'
import {
  noCancelledAttendees,
  notifyRegistrant,
  type RegistrantNotification,
} from './notifications/notify-registrant.ts'
import { cancellationNotification } from './notifications/cancellation-notifications.ts'
import { attendeeCancellationNotification } from './notifications/attendee-cancellation-notifications.ts'
import {
  registrationConfirmed,
  registrationLapsed,
  registrationOffered,
  registrationWaitlisted,
} from './notifications/registration-notifications.ts'

/** More than anybody registers for at once. */
const MAX_LINKED = 50

/** Gives what a guest registered under a contact to whoever proves that contact: their tickets are in their account. */
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

function notifyOn(eventName: string, key: string, noticeFor: RegistrantNotification['noticeFor']) {
  return on(eventName, key, async ({ id, payload }, documents, place) => {
    // A draft of the office's own was told to nobody.
    if (payload['from'] === 'draft' && eventName === 'events.cancelled') return
    const name = String(payload['registration'])
    await notifyRegistrant(documents, { noticeFor, name, key: id, place, cancelled: noCancelledAttendees })
  })
}

const linkVerifiedContact = on(IDENTITY_VERIFIED, 'events.link_registrations', ({ payload }, documents) =>
  linkRegistrations(documents, verifiedIdentityIn(payload)),
)

/** Some who come no more, and what is refunded for them. */
const notifyAttendeesCancelled = on(
  ATTENDEES_CANCELLED,
  'events.tell_people_cancelled',
  ({ id, payload }, documents, place) =>
    notifyRegistrant(documents, {
      ...{ name: String(payload['registration']), key: id, place },
      noticeFor: () => attendeeCancellationNotification(String(payload['returned_by'])),
      cancelled: {
        rows: String(payload['attendees']).split(','),
        returned: Number(payload['returned']),
      },
    }),
)

/** Each step of a registration is told to whoever made it. */
export const eventHandlers = [
  linkVerifiedContact,
  notifyAttendeesCancelled,
  notifyOn('events.confirmed', 'events.tell_confirmed', () => registrationConfirmed),
  notifyOn('events.waitlisted', 'events.tell_waitlisted', () => registrationWaitlisted),
  notifyOn('events.offered', 'events.tell_offered', () => registrationOffered),
  notifyOn('events.lapsed', 'events.tell_lapsed', () => registrationLapsed),
  notifyOn('events.cancelled', 'events.tell_cancelled', cancellationNotification),
  on('payment.dispute_ended', 'events.refund_after_dispute', async ({ payload }, documents, place) => {
    if (payload['reference_type'] !== EventRegistration.name) return
    const registration = await documents.lock(EventRegistration, String(payload['reference_name']))
    const owed = registration.state === 'cancelled' ? 0 : registration.amount
    const paying = createTaskContext((part) => part(documents), place)
    await refundRegistration(documents, paying, { registration, owed })
  }),
]
