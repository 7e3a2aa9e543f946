import { looksLikeTicket, type TicketClaim, type TicketStatus } from '#meta'
import type { Attendee, Roster } from './session/check-in-store.ts'

export type Direction = 'in' | 'out'

export type ScanOutcomeKind =
  | 'good'
  | 'left'
  | 'double'
  | 'not inside'
  | 'cancelled'
  | 'other event'
  | 'unknown'
  | 'forged'
  | 'no ticket'
  | 'undone'

export interface ScanOutcome {
  kind: ScanOutcomeKind
  attendee: Attendee | null
  /** Previous status of the ticket: it tells who used a copy, where and when. */
  ticketStatus: TicketStatus | undefined
}

export type TicketStatuses = ReadonlyMap<string, TicketStatus>

const withoutAttendee = (kind: ScanOutcomeKind): ScanOutcome => ({
  kind,
  attendee: null,
  ticketStatus: undefined,
})

export function outcomeForAttendee(
  attendee: Attendee,
  ticketStatuses: TicketStatuses,
  direction: Direction,
): ScanOutcome {
  const ticketStatus = ticketStatuses.get(attendee.ticket_code)
  const isIn = ticketStatus?.isIn ?? false
  const outcomeOf = (kind: ScanOutcomeKind): ScanOutcome => ({ kind, attendee, ticketStatus })
  if (direction === 'out') return outcomeOf(isIn ? 'left' : 'not inside')
  if (attendee.cancelled === 1) return outcomeOf('cancelled')
  return outcomeOf(isIn ? 'double' : 'good')
}

interface ScanContext {
  roster: Pick<Roster, 'event' | 'attendees' | 'public_keys'>
  ticketStatuses: TicketStatuses
  direction: Direction
  /** Verifies a ticket; null for a forged one. */
  prove: (text: string, publicKeys: readonly string[]) => Promise<TicketClaim | null>
}

/**
 * Checks a scanned or typed text: a signed ticket, or the number printed below its code for tickets that no camera
 * reads.
 */
export async function outcomeForText(text: string, context: ScanContext): Promise<ScanOutcome> {
  const { roster, ticketStatuses, direction, prove } = context
  const typed = text.trim()
  const isTicket = looksLikeTicket(typed)
  const claim = isTicket
    ? await prove(typed, roster.public_keys)
    : { ticket_code: typed, event: roster.event }
  if (claim === null) return withoutAttendee('forged')
  if (claim.event !== roster.event) return withoutAttendee('other event')
  const attendee = roster.attendees.find(({ ticket_code }) => ticket_code === claim.ticket_code)
  if (attendee) return outcomeForAttendee(attendee, ticketStatuses, direction)
  return withoutAttendee(isTicket ? 'unknown' : 'no ticket')
}
