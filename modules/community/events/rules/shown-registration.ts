import { datetimeIn, toDecimal } from '#meta'
import type { RegistrationDoc } from '../doctypes/event-registration.queries.ts'
import type { EventNow } from '../doctypes/registration-event.queries.ts'
import type { Answers } from './answers.ts'
import { namesIn } from './companions.ts'
import { readAnswers } from './read-attendees.ts'
import { isOpenToHolder } from './registration-states.ts'
import { beginsAt, windowAt } from './registration-window.ts'

/** What a registration shows of its event. Days and times are on the clocks of its zone. */
export interface RegisteredEvent {
  readonly name: string
  readonly title: string
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly time_zone: string
  readonly venue: string | null
  readonly event_image: string | null
}

function shownEvent(event: RegisteredEvent): RegisteredEvent {
  const { name, title, start_date, end_date, start_time, end_time, time_zone, venue, event_image } = event
  return { name, title, start_date, end_date, start_time, end_time, time_zone, venue, event_image }
}

function answersOf(text: string | null): Answers | null {
  if (text === null) return null
  const answers = Object.entries(readAnswers(text))
  return Object.fromEntries(answers.map(([label, answer]) => [label, String(answer)]))
}

interface Seen {
  readonly registration: RegistrationDoc
  readonly event: EventNow
  readonly now: Date
}

function isCheckedIn({ attendees }: RegistrationDoc): boolean {
  return attendees.some(({ checked_in_at }) => checked_in_at !== null)
}

/** Whoever came, or whose event has begun, cancels no more. */
export function canCancel({ registration, event, now }: Seen): boolean {
  const hasBegun = datetimeIn(event.time_zone, now) >= beginsAt(event)
  return isOpenToHolder(registration.state) && !hasBegun && !isCheckedIn(registration)
}

/** As long as people can register they can change what they registered. */
export function canChange(seen: Seen): boolean {
  return canCancel(seen) && windowAt(seen.event, seen.now) === 'open'
}

type Carded = Pick<RegistrationDoc, 'name' | 'state' | 'seats' | 'amount' | 'expires_at'>

/** A registration in a list of one's own. */
export function registrationCard(
  { registration, event }: { readonly registration: Carded; readonly event: RegisteredEvent },
  position: number | null,
) {
  const { name, state, seats, amount, expires_at } = registration
  return {
    registration: name,
    state,
    event: shownEvent(event),
    seats,
    amount: toDecimal(amount),
    currency: 'INR',
    expires_at,
    waiting_position: position,
  }
}

/** A registration as its holder sees it. Amounts are decimals; moments are by the site's clocks. */
export function shownRegistration(seen: Seen, position: number | null) {
  const { registration } = seen
  const { contact_name, phone, email, attendees, answers, paid_amount, returned_amount } = registration
  return {
    ...registrationCard(seen, position),
    ...{ contact_name, phone, email },
    attendees: attendees
      .filter(({ is_cancelled }) => is_cancelled === 0)
      .map((one) => ({
        ...{ name: one.name, full_name: one.full_name, age: one.age, ticket_type: one.ticket_type },
        companions: namesIn(one.companions),
        ...{ student: one.student, seats: one.seats, answers: answersOf(one.answers) },
        ...{ ticket_code: one.ticket_code, checked_in_at: one.checked_in_at },
      })),
    answers: answersOf(answers),
    paid: toDecimal(paid_amount),
    returned: toDecimal(returned_amount),
    can_cancel: canCancel(seen) ? (1 as const) : (0 as const),
    can_change: canChange(seen) ? (1 as const) : (0 as const),
  }
}
