import type { Doc } from '#framework/doctypes'
import { hooks, randomName, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { lockedEvent, seatsMoved } from '../actions/locked-event.ts'
import { MelaEvent } from './mela-event.doctype.ts'
import type { EventNow } from './registration-event.queries.ts'
import { type Wanted, moreThan, nothing, shortageOf, takesMore } from '../rules/event-places.ts'
import { lowestPrice } from '../rules/lowest-price.ts'
import { tellMoved } from '../actions/tell-moved.ts'
import { eventErrors } from '../errors.ts'
import { countTickets, seatsOf } from '../rules/count-tickets.ts'
import { fieldOf } from '../rules/read-attendees.ts'
import { offerMinutes, PAY_WITHIN } from '../rules/kept-for.ts'
import { type RegistrationState, holdsSeats } from '../rules/registration-states.ts'
import { minutesUntilBegin, type EventTimes } from '../rules/registration-window.ts'
import { sameAttendees, withOwnFields } from '../rules/system-fields.ts'
import { readTickets } from '../rules/read-tickets.ts'
import { EventRegistration } from './event-registration.doctype.ts'

const MINUTE = 60_000

/** A moment of a document so many minutes on, 'YYYY-MM-DD HH:MM:SS' on the same clocks. */
function minutesAfter(clock: string, minutes: number): string {
  const moment = Date.parse(`${clock.slice(0, 19).replace(' ', 'T')}Z`)
  return new Date(moment + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ')
}

/** The later of two moments; the first one where the other is none. */
function laterOf(one: string, other: string | null): string {
  return other !== null && other > one ? other : one
}

interface Timed {
  readonly state: RegistrationState
  readonly expires_at: string | null
  readonly queued_at: string | null
}

interface Moving {
  readonly previous: Timed | null
  readonly registration: Timed
  readonly event: EventTimes & { readonly clock: string }
  readonly now: Date
}

function expiry({ previous, registration, event, now }: Moving): string | null {
  const { state, expires_at } = registration
  if (state === 'reserved') {
    if (previous?.state === 'reserved') return expires_at
    return laterOf(minutesAfter(event.clock, PAY_WITHIN), previous?.state === 'offered' ? expires_at : null)
  }
  if (state !== 'offered') return null
  if (previous?.state === 'offered') return expires_at
  const minutes = offerMinutes(minutesUntilBegin(event, now))
  if (minutes === null) throw eventErrors.begun()
  return minutesAfter(event.clock, minutes)
}

/** Until when seats are kept, and since when it waits; by the site's clocks. An accepted offer is not made shorter. */
function ownTimes(moving: Moving): Pick<Timed, 'expires_at' | 'queued_at'> {
  const { previous, registration, event } = moving
  const isNewInQueue = registration.state === 'waitlisted' && previous?.state !== 'waitlisted'
  return {
    expires_at: expiry(moving),
    queued_at: isNewInQueue ? event.clock : registration.queued_at,
  }
}

type Registration = Doc<typeof EventRegistration>
type Counted = Pick<Registration, 'seats' | 'tickets' | 'amount' | 'attendees'>

function requireTickets({ attendees }: Registration, { ticket_types }: EventNow): void {
  if (ticket_types.length === 0) return
  const labels = new Set(ticket_types.map(({ label }) => label))
  attendees.forEach(({ ticket_type, is_cancelled }, place) => {
    if (is_cancelled === 0 && !labels.has(ticket_type ?? ''))
      throw eventErrors.unknown_ticket(ticket_type ?? '', fieldOf(place, 'ticket_type'))
  })
}

function counted(registration: Registration, event: EventNow): Counted {
  requireTickets(registration, event)
  const { seats, tickets, amount } = countTickets(registration.attendees, event)
  const attendees = registration.attendees.map((one) => ({ ...one, seats: seatsOf(one, event) }))
  return { seats, tickets: JSON.stringify(tickets), amount, attendees }
}

/** What a registration holds of its event's seats. */
function heldBy(registration: Registration | null): Wanted {
  if (registration === null || !holdsSeats(registration.state)) return nothing
  return { seats: registration.seats, tickets: readTickets(registration.tickets) }
}

function requirePlace(event: EventNow, more: Wanted): void {
  const shortage = takesMore(more) ? shortageOf(event, more) : null
  if (shortage === null) return
  if (shortage.kind === 'seats') throw eventErrors.full(event.title, shortage.left)
  throw eventErrors.full_ticket(shortage.label, shortage.left)
}

const movesSeats = ({ seats, tickets }: Wanted): boolean =>
  seats !== 0 || Object.values(tickets).some((number) => number !== 0)

/** Everybody who comes for sure has a code of his own, which his ticket carries. */
function withCodes(attendees: Registration['attendees'], { state }: Registration): Registration['attendees'] {
  if (state !== 'confirmed' && state !== 'checked in') return attendees
  return attendees.map((one) =>
    one.ticket_code === null && one.is_cancelled === 0 ? { ...one, ticket_code: randomName(20) } : one,
  )
}

export const eventRegistrationHooks = hooks(EventRegistration, {
  async beforeSave({ previous, document, documents }) {
    const asSent = isAdministrator(documents.caller) ? document : withOwnFields(previous, document)
    const isSame = previous !== null && sameAttendees(previous.attendees, asSent.attendees)
    const isMoved = previous?.state !== asSent.state
    if (isSame && !isMoved) return asSent
    const event = await lockedEvent(documents, asSent.event)
    const now = { ...asSent, ...(isSame ? {} : counted(asSent, event)) }
    requirePlace(event, moreThan(heldBy(now), heldBy(previous)))
    const times = ownTimes({ previous, registration: now, event, now: documents.now })
    return { ...now, ...times, attendees: withCodes(now.attendees, now) }
  },
  async afterSave({ previous, document, documents }) {
    const more = moreThan(heldBy(document), heldBy(previous))
    if (movesSeats(more)) await renewPrice(documents, await lockedEvent(documents, document.event), more)
    seatsMoved(documents, document.event)
    await tellMoved(documents, {
      previous,
      registration: document,
      freed: moreThan(heldBy(previous), heldBy(document)),
    })
  },
})

function afterTaking(event: EventNow, more: Wanted): EventNow {
  const tickets = Object.entries(more.tickets).map(
    ([label, number]) => [label, (event.tickets[label] ?? 0) + number] as const,
  )
  return {
    ...event,
    taken: event.taken + more.seats,
    tickets: { ...event.tickets, ...Object.fromEntries(tickets) },
  }
}

/** Writes the price that the event's card shows, when what a registration took or gave back changes it. */
async function renewPrice(documents: Documents, event: EventNow, more: Wanted): Promise<void> {
  const price = lowestPrice(afterTaking(event, more))
  if (price === null || price === event.price) return
  await documents.asSystem().save(MelaEvent, event.name, { price })
}
