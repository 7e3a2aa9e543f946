import type { Documents } from '#framework/documents'
import { formatMoney } from '#meta'
import { notify } from '#site/notifications'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { newLink, type RegistrationDoc } from '../doctypes/event-registration.queries.ts'
import { namesIn } from '../rules/companions.ts'
import { readEventNow, type EventNow } from '../doctypes/registration-event.queries.ts'
import { stillOwed } from '../rules/cancelled-notices.ts'
import type { RegistrationNotice } from '../rules/registration-notice.ts'

/** Where whoever is signed in finds his registrations. */
const OWN_PATH = '/my-tickets'

export interface Telling {
  noticeFor(registration: RegistrationDoc): RegistrationNotice
  /** Name of the registration. */
  readonly name: string
  /** Tells this time from every other. */
  readonly key: string
  readonly place: { readonly publicUrl: string }
  /** Some who come no more; nobody in all other news. */
  readonly cancelled: PeopleCancelled
}

export interface PeopleCancelled {
  /** Names of their rows. */
  readonly rows: readonly string[]
  /** Minor units that are refunded. */
  readonly returned: number
}

export const nobodyCancelled: PeopleCancelled = { rows: [], returned: 0 }

type Rows = RegistrationDoc['attendees']

/** Everybody on these tickets. */
const peopleOn = (rows: Rows): string =>
  rows.flatMap(({ full_name, companions }) => [full_name, ...namesIn(companions)]).join(', ')

function valuesOf({ registration, event }: Told, { rows, returned }: PeopleCancelled) {
  const { attendees, contact_name, seats, amount, expires_at, name } = registration
  const time = event.start_time === null ? '' : ` ${event.start_time.slice(0, 5)}`
  return {
    contact: contact_name,
    event: event.title,
    day: `${event.start_date}${time}`,
    venue: event.venue ?? '–',
    seats: String(seats),
    amount: formatMoney(amount, 'INR', 'en'),
    owed: formatMoney(stillOwed(registration), 'INR', 'en'),
    until: expires_at?.slice(0, 16) ?? '–',
    number: name,
    people: peopleOn(attendees.filter((one) => rows.includes(one.name))) || '–',
    coming: peopleOn(attendees.filter(({ is_cancelled }) => is_cancelled === 0)) || '–',
    returned: formatMoney(returned, 'INR', 'en'),
  }
}

interface Told {
  readonly registration: RegistrationDoc
  readonly event: EventNow
}

/** Guests have no list of their own: the message carries a link that opens their registration. */
async function tellGuest(
  documents: Documents,
  { noticeFor, key, place, cancelled }: Telling,
  told: Told,
): Promise<void> {
  const { registration } = told
  const { email, phone } = registration
  const token = await newLink(documents, registration.name)
  await notify(documents, {
    event: noticeFor(registration).toGuest,
    key,
    people: [{ email, phone }],
    values: { ...valuesOf(told, cancelled), link: `${place.publicUrl}/registration/${token}` },
  })
}

/** Tells whoever registered of a step of his registration. `documents` acts as the system. */
export async function tellHolder(documents: Documents, telling: Telling): Promise<void> {
  const { noticeFor, name, key, cancelled } = telling
  const registration = await documents.get(EventRegistration, name)
  const event = await readEventNow(documents, registration.event)
  if (!event) return
  if (registration.user === null) return tellGuest(documents, telling, { registration, event })
  await notify(documents, {
    event: noticeFor(registration).toUser,
    key,
    people: [{ user: registration.user }],
    values: valuesOf({ registration, event }, cancelled),
    link: OWN_PATH,
  })
}
