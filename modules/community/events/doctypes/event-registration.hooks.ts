import type { Doc } from '#framework/doctypes'
import { hooks, randomName } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { lockedEvent, seatsMoved } from '../actions/locked-event.ts'
import { renewPrice } from '../actions/renew-price.ts'
import { tellMoved } from '../actions/tell-moved.ts'
import { eventErrors } from '../errors.ts'
import { countTickets, seatsOf } from '../rules/count-tickets.ts'
import { moreThan, nothing, shortageOf, takesMore, type Wanted } from '../rules/event-places.ts'
import { fieldOf } from '../rules/read-attendees.ts'
import { ownTimes } from '../rules/registration-times.ts'
import { holdsSeats } from '../rules/registration-states.ts'
import { sameAttendees, withOwnFields } from '../rules/system-fields.ts'
import { readTickets } from '../rules/read-tickets.ts'
import { EventRegistration } from './event-registration.doctype.ts'
import type { EventNow } from './registration-event.queries.ts'

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
