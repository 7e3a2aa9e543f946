import { EventRegistration } from '#community/events'
import type { Documents } from '#framework/documents'
import { standingOf, type TicketClaim } from '#meta'
import {
  attendeesOf,
  listedTickets,
  marksOfTickets,
  type RosterAttendee,
} from '../doctypes/check-in-mark.queries.ts'

export type Verdict = 'good' | 'double' | 'cancelled' | 'unknown' | 'other event' | 'forged' | 'no ticket'

export interface Judged {
  readonly verdict: Verdict
  readonly attendee: RosterAttendee | null
}

/** Where a proven ticket stands at its event. Whoever asks is shown a name, and that is written down. */
export async function judgeClaim(documents: Documents, claim: TicketClaim): Promise<Judged> {
  const { event, ticket_code } = claim
  const [listed] = await listedTickets(documents, event, [ticket_code])
  if (!listed) return { verdict: 'unknown', attendee: null }
  await documents.find(EventRegistration, { where: { name: listed.registration }, fields: ['contact_name'] })
  const family = await attendeesOf(documents, [listed.registration])
  const attendee = family.find((one) => one.ticket_code === ticket_code) ?? null
  if (attendee?.cancelled !== 0) return { verdict: 'cancelled', attendee }
  const { isIn } = standingOf(await marksOfTickets(documents, event, [ticket_code]))
  return { verdict: isIn ? 'double' : 'good', attendee }
}
