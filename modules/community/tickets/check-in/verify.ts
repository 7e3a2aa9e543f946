import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { looksLikeTicket, ticketStatusOf, type TicketClaim } from '#meta'
import { EventRegistration } from '#community/events'
import type { Documents } from '#framework/documents'
import {
  listRosterAttendees,
  findRosterTickets,
  scansOfTickets,
  type RosterAttendee,
} from './check-in-mark.queries.ts'
import { acceptedKeys } from '../ticket-key/get-keys.ts'
import { checkInStaff } from './check-in-mark.doctype.ts'
import { verifyTicket } from '../ticket/sign-tickets.ts'

/** Verifies a scanned ticket for devices without an offline list. Writes nothing. */
export const verify = method({
  access: checkInStaff,
  input: { event: text({ required: true }), code: text({ required: true, maxLength: 500 }) },
  methods: ['POST'],
  async run({ input: { event, code }, documents }): Promise<VerificationResult> {
    const keys = await acceptedKeys(documents)
    const claim = verifyTicket(
      code,
      keys.map(({ public_key }) => public_key),
    )
    if (claim === null) return { verdict: looksLikeTicket(code) ? 'forged' : 'no ticket', attendee: null }
    if (claim.event !== event) return { verdict: 'other event', attendee: null }
    return checkClaim(documents, claim)
  },
})

type VerificationStatus = 'good' | 'double' | 'cancelled' | 'unknown' | 'other event' | 'forged' | 'no ticket'

interface VerificationResult {
  readonly verdict: VerificationStatus
  readonly attendee: RosterAttendee | null
}

/** Returns the state of a verified ticket. The result names a person, so the read is logged. */
async function checkClaim(documents: Documents, claim: TicketClaim): Promise<VerificationResult> {
  const { event, ticket_code } = claim
  const [listed] = await findRosterTickets(documents, event, [ticket_code])
  if (!listed) return { verdict: 'unknown', attendee: null }
  await documents.find(EventRegistration, { where: { name: listed.registration }, fields: ['contact_name'] })
  const attendees = await listRosterAttendees(documents, [listed.registration])
  const attendee = attendees.find((one) => one.ticket_code === ticket_code) ?? null
  if (attendee?.cancelled !== 0) return { verdict: 'cancelled', attendee }
  const { isIn } = ticketStatusOf(await scansOfTickets(documents, event, [ticket_code]))
  return { verdict: isIn ? 'double' : 'good', attendee }
}
