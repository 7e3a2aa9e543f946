import { looksLikeTicket, type TicketClaim, type TicketStatus } from '#meta'
import type { Attendee, Roster } from './session/check-in-store.ts'

export type Direction = 'in' | 'out'

export type VerdictKind =
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

export interface Verdict {
  kind: VerdictKind
  attendee: Attendee | null
  /** Previous status of the ticket: it tells who used a copy, where and when. */
  ticketStatus: TicketStatus | undefined
}

export type Standings = ReadonlyMap<string, TicketStatus>

const nobody = (kind: VerdictKind): Verdict => ({ kind, attendee: null, ticketStatus: undefined })

export function judgeAttendee(attendee: Attendee, standings: Standings, direction: Direction): Verdict {
  const ticketStatus = standings.get(attendee.ticket_code)
  const isIn = ticketStatus?.isIn ?? false
  const verdictOf = (kind: VerdictKind): Verdict => ({ kind, attendee, ticketStatus })
  if (direction === 'out') return verdictOf(isIn ? 'left' : 'not inside')
  if (attendee.cancelled === 1) return verdictOf('cancelled')
  return verdictOf(isIn ? 'double' : 'good')
}

interface ScanContext {
  roster: Pick<Roster, 'event' | 'attendees' | 'public_keys'>
  standings: Standings
  direction: Direction
  /** Verifies a ticket; null for a forged one. */
  prove: (text: string, publicKeys: readonly string[]) => Promise<TicketClaim | null>
}

/**
 * Checks a scanned or typed text: a signed ticket, or the number printed below its code for tickets that no camera
 * reads.
 */
export async function judgeText(text: string, context: ScanContext): Promise<Verdict> {
  const { roster, standings, direction, prove } = context
  const typed = text.trim()
  const isTicket = looksLikeTicket(typed)
  const claim = isTicket
    ? await prove(typed, roster.public_keys)
    : { ticket_code: typed, event: roster.event }
  if (claim === null) return nobody('forged')
  if (claim.event !== roster.event) return nobody('other event')
  const attendee = roster.attendees.find(({ ticket_code }) => ticket_code === claim.ticket_code)
  if (attendee) return judgeAttendee(attendee, standings, direction)
  return nobody(isTicket ? 'unknown' : 'no ticket')
}
