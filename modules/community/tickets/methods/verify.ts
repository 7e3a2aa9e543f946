import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { looksLikeTicket, standingOf, type TicketClaim } from '#meta'
import { EventRegistration } from '#community/events'
import type { Documents } from '#framework/documents'
import {
  attendeesOf,
  listedTickets,
  marksOfTickets,
  type RosterAttendee,
} from '../doctypes/check-in-mark.queries.ts'
import { acceptedKeys } from '../doctypes/ticket-key.queries.ts'
import { doorStaff } from '../rules/door-staff.ts'
import { provenTicket } from '../rules/sign-ticket.ts'

/** What a scanned text is worth at an event, for doors that have a network and no list of their own. It changes nothing. */
export const verify = method({
  access: doorStaff,
  input: { event: text({ required: true }), code: text({ required: true, maxLength: 500 }) },
  methods: ['POST'],
  async run({ input: { event, code }, documents }): Promise<Judged> {
    const keys = await acceptedKeys(documents)
    const claim = provenTicket(
      code,
      keys.map(({ public_key }) => public_key),
    )
    if (claim === null) return { verdict: looksLikeTicket(code) ? 'forged' : 'no ticket', attendee: null }
    if (claim.event !== event) return { verdict: 'other event', attendee: null }
    return judgeClaim(documents, claim)
  },
})

type Verdict = 'good' | 'double' | 'cancelled' | 'unknown' | 'other event' | 'forged' | 'no ticket'

interface Judged {
  readonly verdict: Verdict
  readonly attendee: RosterAttendee | null
}

/** Where a proven ticket stands at its event. Whoever asks is shown a name, and that is written down. */
async function judgeClaim(documents: Documents, claim: TicketClaim): Promise<Judged> {
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
