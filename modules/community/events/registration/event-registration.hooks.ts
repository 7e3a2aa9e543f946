import type { Doc, ChildDoc } from '#framework/doctypes'
import { hooks, randomName, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { lockEvent, invalidateLockedEvent, type EventWithSeats } from '../seats/event-with-seats.queries.ts'
import { MelaEvent } from '../event/mela-event.doctype.ts'
import {
  type SeatUsage,
  subtractSeats,
  noSeats,
  findShortage,
  needsMoreSeats,
  lowestPrice,
  countTickets,
  countSeats,
  parseTicketCounts,
} from '../seats/seats.rules.ts'
import { emitRegistrationEvents } from './emit-registration-events.ts'
import { eventErrors } from '../errors.ts'
import { attendeeFieldPath } from '../attendee/parse-attendees.ts'
import {
  offerHoldMinutes,
  PAYMENT_HOLD_MINUTES,
  minutesUntilStart,
  type EventTimes,
} from '../event/registration-window.rules.ts'
import { type RegistrationState, holdsSeats } from './event-registration.states.ts'
import { EventRegistration, type EventAttendee } from './event-registration.doctype.ts'

const MINUTE = 60_000

/** Adds minutes to a local time, 'YYYY-MM-DD HH:MM:SS'. */
function addMinutes(clock: string, minutes: number): string {
  const moment = Date.parse(`${clock.slice(0, 19).replace(' ', 'T')}Z`)
  return new Date(moment + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ')
}

function laterTime(one: string, other: string | null): string {
  return other !== null && other > one ? other : one
}

interface HoldTimes {
  readonly state: RegistrationState
  readonly expires_at: string | null
  readonly queued_at: string | null
}

interface StateChange {
  readonly previous: HoldTimes | null
  readonly registration: HoldTimes
  readonly event: EventTimes & { readonly clock: string }
  readonly now: Date
}

function computeExpiry({ previous, registration, event, now }: StateChange): string | null {
  const { state, expires_at } = registration
  if (state === 'reserved') {
    if (previous?.state === 'reserved') return expires_at
    return laterTime(
      addMinutes(event.clock, PAYMENT_HOLD_MINUTES),
      previous?.state === 'offered' ? expires_at : null,
    )
  }
  if (state !== 'offered') return null
  if (previous?.state === 'offered') return expires_at
  const minutes = offerHoldMinutes(minutesUntilStart(event, now))
  if (minutes === null) throw eventErrors.event_started()
  return addMinutes(event.clock, minutes)
}

/**
 * Computes the end of a hold and the start of waiting, local to the site. Accepting an offer does not shorten its hold.
 */
function computeTimes(change: StateChange): Pick<HoldTimes, 'expires_at' | 'queued_at'> {
  const { previous, registration, event } = change
  const isNewOnWaitlist = registration.state === 'waitlisted' && previous?.state !== 'waitlisted'
  return {
    expires_at: computeExpiry(change),
    queued_at: isNewOnWaitlist ? event.clock : registration.queued_at,
  }
}

type Registration = Doc<typeof EventRegistration>

type RegistrationTotals = Pick<Registration, 'seats' | 'tickets' | 'amount' | 'attendees'>

function requireTickets({ attendees }: Registration, { ticket_types }: EventWithSeats): void {
  if (ticket_types.length === 0) return
  const labels = new Set(ticket_types.map(({ label }) => label))
  attendees.forEach(({ ticket_type, is_cancelled }, position) => {
    if (is_cancelled === 0 && !labels.has(ticket_type ?? ''))
      throw eventErrors.unknown_ticket(ticket_type ?? '', attendeeFieldPath(position, 'ticket_type'))
  })
}

function computeTotals(registration: Registration, event: EventWithSeats): RegistrationTotals {
  requireTickets(registration, event)
  const { seats, tickets, amount } = countTickets(registration.attendees, event)
  const attendees = registration.attendees.map((one) => ({ ...one, seats: countSeats(one, event) }))
  return { seats, tickets: JSON.stringify(tickets), amount, attendees }
}

function seatsHeldBy(registration: Registration | null): SeatUsage {
  if (registration === null || !holdsSeats(registration.state)) return noSeats
  return { seats: registration.seats, tickets: parseTicketCounts(registration.tickets) }
}

function requireSeats(event: EventWithSeats, difference: SeatUsage): void {
  const shortage = needsMoreSeats(difference) ? findShortage(event, difference) : null
  if (shortage === null) return
  if (shortage.kind === 'seats') throw eventErrors.full(event.title, shortage.left)
  throw eventErrors.full_ticket(shortage.label, shortage.left)
}

const changesSeats = ({ seats, tickets }: SeatUsage): boolean =>
  seats !== 0 || Object.values(tickets).some((number) => number !== 0)

function withTicketCodes(
  attendees: Registration['attendees'],
  { state }: Registration,
): Registration['attendees'] {
  if (state !== 'confirmed' && state !== 'checked in') return attendees
  return attendees.map((one) =>
    one.ticket_code === null && one.is_cancelled === 0 ? { ...one, ticket_code: randomName(20) } : one,
  )
}

export const eventRegistrationHooks = hooks(EventRegistration, {
  async beforeSave({ previous, document, documents }) {
    const sentRegistration = isAdministrator(documents.caller)
      ? document
      : withSystemFields(previous, document)
    const hasSameAttendees =
      previous !== null && hasSameTickets(previous.attendees, sentRegistration.attendees)
    const isStateChanged = previous?.state !== sentRegistration.state
    if (hasSameAttendees && !isStateChanged) return sentRegistration
    const event = await lockEvent(documents, sentRegistration.event)
    const now = { ...sentRegistration, ...(hasSameAttendees ? {} : computeTotals(sentRegistration, event)) }
    requireSeats(event, subtractSeats(seatsHeldBy(now), seatsHeldBy(previous)))
    const times = computeTimes({ previous, registration: now, event, now: documents.now })
    return { ...now, ...times, attendees: withTicketCodes(now.attendees, now) }
  },
  async afterSave({ previous, document, documents }) {
    const difference = subtractSeats(seatsHeldBy(document), seatsHeldBy(previous))
    if (changesSeats(difference))
      await updatePrice(documents, await lockEvent(documents, document.event), difference)
    invalidateLockedEvent(documents, document.event)
    await emitRegistrationEvents(documents, {
      previous,
      registration: document,
      freed: subtractSeats(seatsHeldBy(previous), seatsHeldBy(document)),
    })
  },
})

function addSeats(event: EventWithSeats, difference: SeatUsage): EventWithSeats {
  const tickets = Object.entries(difference.tickets).map(
    ([label, number]) => [label, (event.tickets[label] ?? 0) + number] as const,
  )
  return {
    ...event,
    occupied: event.occupied + difference.seats,
    tickets: { ...event.tickets, ...Object.fromEntries(tickets) },
  }
}

async function updatePrice(
  documents: Documents,
  event: EventWithSeats,
  difference: SeatUsage,
): Promise<void> {
  const price = lowestPrice(addSeats(event, difference))
  if (price === null || price === event.price) return
  await documents.asSystem().save(MelaEvent, event.name, { price })
}

type SavedRegistration = Doc<typeof EventRegistration>

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

function pickSystemFields(registration: Pick<SavedRegistration, keyof typeof emptyFields>) {
  const { seats, amount, paid_amount, refunded_amount, tickets } = registration
  const { expires_at, queued_at, payment, token_hash, idempotency_key } = registration
  return {
    ...{ seats, amount, paid_amount, refunded_amount, tickets },
    ...{ expires_at, queued_at, payment, token_hash, idempotency_key },
  }
}

function withSystemFields(previous: SavedRegistration | null, sent: SavedRegistration): SavedRegistration {
  const before = previous?.attendees ?? []
  const attendees = sent.attendees.map((row) => withSystemRowFields(row, before))
  return { ...sent, ...pickSystemFields(previous ?? emptyFields), attendees }
}

const priceKey = (rows: readonly Attendee[]): string =>
  JSON.stringify(rows.map(({ name, ticket_type, is_cancelled }) => [name ?? null, ticket_type, is_cancelled]))

/** True when attendees and tickets are unchanged, so that seats and price are unchanged. */
function hasSameTickets(one: readonly Attendee[], other: readonly Attendee[]): boolean {
  return priceKey(one) === priceKey(other)
}
