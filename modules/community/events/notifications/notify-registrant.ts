import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import { createRegistrationLink, type RegistrationDoc } from '../registration/event-registration.queries.ts'
import { splitCompanions } from '../attendee/companions.rules.ts'
import { readEventWithSeats, type EventWithSeats } from '../seats/event-with-seats.queries.ts'
import { amountToRefund } from './cancellation-notifications.ts'
import type { RegistrationNotification } from './registration-notification.ts'

/** Where whoever is signed in finds his registrations. */
const OWN_PATH = '/my-tickets'

export interface RegistrantNotification {
  noticeFor(registration: RegistrationDoc): RegistrationNotification
  /** Name of the registration. */
  readonly name: string
  /** Tells this time from every other. */
  readonly key: string
  readonly place: { readonly publicUrl: string }
  /** Some who come no more; nobody in all other news. */
  readonly cancelled: CancelledAttendees
}

export interface CancelledAttendees {
  /** Names of their rows. */
  readonly rows: readonly string[]
  /** Minor units that are refunded. */
  readonly returned: number
}

export const noCancelledAttendees: CancelledAttendees = { rows: [], returned: 0 }

type AttendeeRows = RegistrationDoc['attendees']

/** Everybody on these tickets. */
const listPeople = (rows: AttendeeRows): string =>
  rows.flatMap(({ full_name, companions }) => [full_name, ...splitCompanions(companions)]).join(', ')

function buildValues({ registration, event }: RegistrationWithEvent, { rows, returned }: CancelledAttendees) {
  const { attendees, contact_name, seats, amount, expires_at, name } = registration
  const time = event.start_time === null ? '' : ` ${event.start_time.slice(0, 5)}`
  return {
    contact: contact_name,
    event: event.title,
    day: `${event.start_date}${time}`,
    venue: event.venue ?? '–',
    seats: String(seats),
    amount: formatMoney(amount, 'INR', 'en'),
    owed: formatMoney(amountToRefund(registration), 'INR', 'en'),
    until: expires_at?.slice(0, 16) ?? '–',
    number: name,
    people: listPeople(attendees.filter((one) => rows.includes(one.name))) || '–',
    coming: listPeople(attendees.filter(({ is_cancelled }) => is_cancelled === 0)) || '–',
    returned: formatMoney(returned, 'INR', 'en'),
  }
}

interface RegistrationWithEvent {
  readonly registration: RegistrationDoc
  readonly event: EventWithSeats
}

/** Guests have no list of their own: the message carries a link that opens their registration. */
async function notifyGuest(
  documents: Documents,
  { noticeFor, key, place, cancelled }: RegistrantNotification,
  registrationWithEvent: RegistrationWithEvent,
): Promise<void> {
  const { registration } = registrationWithEvent
  const { email, phone } = registration
  const token = await createRegistrationLink(documents, registration.name)
  await notify(documents, {
    event: noticeFor(registration).toGuest,
    key,
    people: [{ email, phone }],
    values: {
      ...buildValues(registrationWithEvent, cancelled),
      link: `${place.publicUrl}/registration/${token}`,
    },
  })
}

/** Tells whoever registered of a step of his registration. `documents` acts as the system. */
export async function notifyRegistrant(
  documents: Documents,
  notification: RegistrantNotification,
): Promise<void> {
  const { noticeFor, name, key, cancelled } = notification
  const registration = await documents.get(EventRegistration, name)
  const event = await readEventWithSeats(documents, registration.event)
  if (!event) return
  if (registration.user === null) return notifyGuest(documents, notification, { registration, event })
  await notify(documents, {
    event: noticeFor(registration).toUser,
    key,
    people: [{ user: registration.user }],
    values: buildValues({ registration, event }, cancelled),
    link: OWN_PATH,
  })
}
