import { linkedNotice, type LinkedNotice, notificationEvents, notify } from '#site/notifications'
import { messages } from '../messages.ts'
import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import { createRegistrationLink, type RegistrationDoc } from '../registration/event-registration.queries.ts'
import { splitCompanions } from '../attendee/parse-attendees.ts'
import { readEventWithSeats, type EventWithSeats } from '../seats/event-with-seats.queries.ts'

const notificationValues = [
  'contact',
  'event',
  'day',
  'venue',
  'seats',
  'amount',
  'owed',
  'until',
  'number',
  'people',
  'coming',
  'returned',
] as const

type NotificationValue = (typeof notificationValues)[number]

export type RegistrationNotification = LinkedNotice<NotificationValue>

const registrationNotification = (name: string, before?: string): RegistrationNotification =>
  linkedNotice({
    name: `events.${name}`,
    renamedFrom: before && `events.${before}`,
    values: notificationValues,
    messages,
  })

const unpaidCancellation = registrationNotification('cancelled')

const refundedCancellation = registrationNotification('cancelled_refunded', 'cancelled_returned')

const officeRefundCancellation = registrationNotification('cancelled_at_office')

const cancellationNotifications = [unpaidCancellation, refundedCancellation, officeRefundCancellation]

interface PaidAmounts {
  /** Amount in minor units. */
  readonly paid_amount: number
  readonly refunded_amount: number
}

/** Returns minor units still to be refunded manually for a cancelled registration. */
const amountToRefund = ({ paid_amount, refunded_amount }: PaidAmounts): number =>
  Math.max(0, paid_amount - refunded_amount)

/** Selects the cancellation text: gateway payments are being refunded, manual and disputed ones are with the office. */
export function cancellationNotification(money: PaidAmounts): RegistrationNotification {
  if (money.paid_amount === 0) return unpaidCancellation
  return amountToRefund(money) === 0 ? refundedCancellation : officeRefundCancellation
}

const notificationByRefunder: Readonly<Record<string, RegistrationNotification>> = {
  nobody: registrationNotification('attendees_cancelled', 'people_cancelled'),
  gateway: registrationNotification('attendees_cancelled_refunded', 'people_cancelled_returned'),
  office: registrationNotification('attendees_cancelled_at_office', 'people_cancelled_at_office'),
}

const attendeeCancellationNotifications = Object.values(notificationByRefunder)

export function attendeeCancellationNotification(returnedBy: string): RegistrationNotification {
  const notification = notificationByRefunder[returnedBy]
  if (!notification) throw new Error(`Nobody refunds by ${returnedBy}`)
  return notification
}

export const registrationConfirmed = registrationNotification('confirmed')

export const registrationWaitlisted = registrationNotification('waitlisted')

export const registrationOffered = registrationNotification('offered')

export const registrationLapsed = registrationNotification('lapsed')

export const registrationReminder = registrationNotification('reminder')

const allNotifications = [
  ...[registrationConfirmed, registrationWaitlisted, registrationOffered],
  ...[registrationLapsed, registrationReminder, ...cancellationNotifications],
  ...attendeeCancellationNotifications,
]

export const registrantNotifications = allNotifications.flatMap(({ toUser, toGuest }) => [
  notificationEvents.add(toUser),
  notificationEvents.add(toGuest),
])

const OWN_PATH = '/my-tickets'

export interface RegistrantNotification {
  noticeFor(registration: RegistrationDoc): RegistrationNotification
  readonly name: string
  readonly key: string
  readonly place: { readonly publicUrl: string }
  readonly cancelled: CancelledAttendees
}

export interface CancelledAttendees {
  readonly rows: readonly string[]
  /** Refunded amount in minor units. */
  readonly returned: number
}

export const noCancelledAttendees: CancelledAttendees = { rows: [], returned: 0 }

type AttendeeRows = RegistrationDoc['attendees']

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

/** Notifies the registrant of a change. `documents` acts as the system. */
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
