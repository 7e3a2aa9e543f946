import { IDENTITY_VERIFIED, verifiedIdentityIn, leftUnder, type VerifiedIdentity } from '#framework/identity'
import { on } from '#framework/modules'
import { placeOfTask } from '#money/payments'
import { PEOPLE_CANCELLED } from './actions/cancel-attendees.ts'
import { returnPaid } from './actions/return-paid.ts'
import { EventRegistration } from './doctypes/event-registration.doctype.ts'
import type { Documents } from '#framework/documents'
import { nobodyCancelled, tellHolder, type Telling } from './actions/tell-holder.ts'
import { cancelledNotice } from './rules/cancelled-notices.ts'
import { peopleCancelledNotice } from './rules/people-cancelled-notices.ts'
import {
  registrationConfirmed,
  registrationLapsed,
  registrationOffered,
  registrationWaits,
} from './rules/registration-notices.ts'

/** More than anybody registers for at once. */
const MOST_LINKED = 50

/** Gives what a guest registered under a contact to whoever proves that contact: their tickets are in their account. */
async function linkRegistrations(documents: Documents, verified: VerifiedIdentity): Promise<void> {
  const fields = { phone: 'phone', email: 'email' } as const
  const left = await leftUnder(documents, EventRegistration, { ...verified, fields })
  const system = documents.asSystem()
  const made = await system.find(EventRegistration, {
    where: { name: ['in', left], user: null },
    fields: ['name'],
    limit: MOST_LINKED,
  })
  for (const { name } of made) await system.save(EventRegistration, name, { user: verified.user })
}

function tells(signal: string, key: string, noticeFor: Telling['noticeFor']) {
  return on(signal, key, async ({ id, payload }, documents, place) => {
    // A draft of the office's own was told to nobody.
    if (payload['from'] === 'draft' && signal === 'events.cancelled') return
    const name = String(payload['registration'])
    await tellHolder(documents, { noticeFor, name, key: id, place, cancelled: nobodyCancelled })
  })
}

const linkVerified = on(IDENTITY_VERIFIED, 'events.link_registrations', ({ payload }, documents) =>
  linkRegistrations(documents, verifiedIdentityIn(payload)),
)

/** Some who come no more, and what is refunded for them. */
const tellPeopleCancelled = on(
  PEOPLE_CANCELLED,
  'events.tell_people_cancelled',
  ({ id, payload }, documents, place) =>
    tellHolder(documents, {
      ...{ name: String(payload['registration']), key: id, place },
      noticeFor: () => peopleCancelledNotice(String(payload['returned_by'])),
      cancelled: {
        rows: String(payload['attendees']).split(','),
        returned: Number(payload['returned']),
      },
    }),
)

/** Each step of a registration is told to whoever made it. */
export const eventSubscriptions = [
  linkVerified,
  tellPeopleCancelled,
  tells('events.confirmed', 'events.tell_confirmed', () => registrationConfirmed),
  tells('events.waitlisted', 'events.tell_waitlisted', () => registrationWaits),
  tells('events.offered', 'events.tell_offered', () => registrationOffered),
  tells('events.lapsed', 'events.tell_lapsed', () => registrationLapsed),
  tells('events.cancelled', 'events.tell_cancelled', cancelledNotice),
  on('payment.dispute_ended', 'events.refund_after_dispute', async ({ payload }, documents, place) => {
    if (payload['reference_type'] !== EventRegistration.name) return
    const registration = await documents.lock(EventRegistration, String(payload['reference_name']))
    const owed = registration.state === 'cancelled' ? 0 : registration.amount
    const paying = placeOfTask((part) => part(documents), place)
    await returnPaid(documents, paying, { registration, owed })
  }),
]
