import { datetimeIn, toDecimal, type TranslateText } from '#meta'
import { translateDocument } from '#site/translations'
import { pickRegistrant } from './event-registration.doctype.ts'
import {
  type RegistrationDoc,
  readWaitingPositions,
  type LockedRegistration,
} from './event-registration.queries.ts'
import type { EventWithSeats } from '../seats/event-with-seats.queries.ts'
import type { Answers } from '../attendee/check-attendees.ts'
import { splitCompanions, parseAnswers } from '../attendee/parse-attendees.ts'
import { isEditableByRegistrant } from './event-registration.states.ts'
import { MelaEvent } from '../event/mela-event.doctype.ts'
import { eventStart, registrationWindowAt } from '../event/registration-window.rules.ts'
import type { Documents } from '#framework/documents'

export interface EventSummary {
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

function eventSummary(event: EventSummary): EventSummary {
  const { name, title, start_date, end_date, start_time, end_time, time_zone, venue, event_image } = event
  return { name, title, start_date, end_date, start_time, end_time, time_zone, venue, event_image }
}

function answersAsText(text: string | null): Answers | null {
  if (text === null) return null
  const answers = Object.entries(parseAnswers(text))
  return Object.fromEntries(answers.map(([label, answer]) => [label, String(answer)]))
}

interface ViewedRegistration {
  readonly registration: RegistrationDoc
  readonly event: EventWithSeats
  readonly now: Date
}

function isCheckedIn({ attendees }: RegistrationDoc): boolean {
  return attendees.some(({ checked_in_at }) => checked_in_at !== null)
}

export function canCancel({ registration, event, now }: ViewedRegistration): boolean {
  const hasStarted = datetimeIn(event.time_zone, now) >= eventStart(event)
  return isEditableByRegistrant(registration.state) && !hasStarted && !isCheckedIn(registration)
}

export function canChange(viewed: ViewedRegistration): boolean {
  return canCancel(viewed) && registrationWindowAt(viewed.event, viewed.now) === 'open'
}

type CardFields = Pick<RegistrationDoc, 'name' | 'state' | 'seats' | 'amount' | 'expires_at'>

export function registrationCard(
  { registration, event }: { readonly registration: CardFields; readonly event: EventSummary },
  position: number | null,
) {
  const { name, state, seats, amount, expires_at } = registration
  return {
    registration: name,
    state,
    event: eventSummary(event),
    seats,
    amount: toDecimal(amount),
    currency: 'INR',
    expires_at,
    waiting_position: position,
  }
}

/** Translates the event's title and venue in a registration's card or view. */
export const translateEventOf = <Shown extends { readonly event: EventSummary }>(
  shown: Shown,
  translate: TranslateText,
): Shown => ({ ...shown, event: translateDocument(MelaEvent, shown.event, translate) })

/** Builds the registrant's view: amounts are decimals, times local to the site. */
export function registrationForViewer(viewed: ViewedRegistration, position: number | null) {
  const { registration } = viewed
  const { attendees, answers, paid_amount, refunded_amount } = registration
  return {
    ...registrationCard(viewed, position),
    ...pickRegistrant(registration),
    attendees: attendees
      .filter(({ is_cancelled }) => is_cancelled === 0)
      .map((one) => ({
        ...{ name: one.name, full_name: one.full_name, age: one.age, ticket_type: one.ticket_type },
        companions: splitCompanions(one.companions),
        ...{ student: one.student, seats: one.seats, answers: answersAsText(one.answers) },
        ...{ ticket_code: one.ticket_code, checked_in_at: one.checked_in_at },
      })),
    answers: answersAsText(answers),
    paid: toDecimal(paid_amount),
    returned: toDecimal(refunded_amount),
    can_cancel: canCancel(viewed) ? (1 as const) : (0 as const),
    can_change: canChange(viewed) ? (1 as const) : (0 as const),
  }
}

export async function readRegistrationForViewer(documents: Documents, locked: LockedRegistration) {
  const { name } = locked.registration
  const positions = await readWaitingPositions(documents, [name])
  return registrationForViewer({ ...locked, now: documents.now }, positions.get(name) ?? null)
}
