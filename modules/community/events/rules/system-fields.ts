import type { ChildDoc, Doc } from '#framework/doctypes'
import type { EventAttendee, EventRegistration } from '../doctypes/event-registration.doctype.ts'

type Registration = Doc<typeof EventRegistration>
type Attendee = ChildDoc<typeof EventAttendee>

const none = { seats: 1, student: null, is_cancelled: 0, checked_in_at: null, ticket_code: null } as const

function ownRow(row: Attendee, before: readonly Attendee[]): Attendee {
  const stored = before.find(({ name }) => name === row.name)
  const { seats, student, is_cancelled, checked_in_at, ticket_code } = stored ?? none
  return { ...row, seats, student, is_cancelled, checked_in_at, ticket_code }
}

const nothingYet = {
  ...{ seats: 0, amount: 0, paid_amount: 0, returned_amount: 0, tickets: '{}' },
  ...{ expires_at: null, queued_at: null, payment: null, token_hash: null, idempotency_key: null },
} as const

function ownFields(registration: Pick<Registration, keyof typeof nothingYet>) {
  const { seats, amount, paid_amount, returned_amount, tickets } = registration
  const { expires_at, queued_at, payment, token_hash, idempotency_key } = registration
  return {
    ...{ seats, amount, paid_amount, returned_amount, tickets },
    ...{ expires_at, queued_at, payment, token_hash, idempotency_key },
  }
}

/** What a person sends, with everything as it was that only the system decides. */
export function withOwnFields(previous: Registration | null, sent: Registration): Registration {
  const before = previous?.attendees ?? []
  const attendees = sent.attendees.map((row) => ownRow(row, before))
  return { ...sent, ...ownFields(previous ?? nothingYet), attendees }
}

const priced = (rows: readonly Attendee[]): string =>
  JSON.stringify(rows.map(({ name, ticket_type, is_cancelled }) => [name ?? null, ticket_type, is_cancelled]))

/** Whether the same people come on the same tickets: then seats and price are what they were. */
export function sameAttendees(one: readonly Attendee[], other: readonly Attendee[]): boolean {
  return priced(one) === priced(other)
}
