import type { ChildDoc, Doc } from '#framework/doctypes'
import type { EventAttendee, EventRegistration } from './event-registration.doctype.ts'

type Registration = Doc<typeof EventRegistration>
type Attendee = ChildDoc<typeof EventAttendee>

const emptyRow = { seats: 1, student: null, is_cancelled: 0, checked_in_at: null, ticket_code: null } as const

function withSystemRowFields(row: Attendee, before: readonly Attendee[]): Attendee {
  const stored = before.find(({ name }) => name === row.name)
  const { seats, student, is_cancelled, checked_in_at, ticket_code } = stored ?? emptyRow
  return { ...row, seats, student, is_cancelled, checked_in_at, ticket_code }
}

const emptyFields = {
  ...{ seats: 0, amount: 0, paid_amount: 0, refunded_amount: 0, tickets: '{}' },
  ...{ expires_at: null, queued_at: null, payment: null, token_hash: null, idempotency_key: null },
} as const

function pickSystemFields(registration: Pick<Registration, keyof typeof emptyFields>) {
  const { seats, amount, paid_amount, refunded_amount, tickets } = registration
  const { expires_at, queued_at, payment, token_hash, idempotency_key } = registration
  return {
    ...{ seats, amount, paid_amount, refunded_amount, tickets },
    ...{ expires_at, queued_at, payment, token_hash, idempotency_key },
  }
}

/** What a person sends, with everything as it was that only the system decides. */
export function withSystemFields(previous: Registration | null, sent: Registration): Registration {
  const before = previous?.attendees ?? []
  const attendees = sent.attendees.map((row) => withSystemRowFields(row, before))
  return { ...sent, ...pickSystemFields(previous ?? emptyFields), attendees }
}

const priceKey = (rows: readonly Attendee[]): string =>
  JSON.stringify(rows.map(({ name, ticket_type, is_cancelled }) => [name ?? null, ticket_type, is_cancelled]))

/** Whether the same people come on the same tickets: then seats and price are what they were. */
export function hasSameTickets(one: readonly Attendee[], other: readonly Attendee[]): boolean {
  return priceKey(one) === priceKey(other)
}
