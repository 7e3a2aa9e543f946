import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { looksLikeTicket } from '#meta'
import { judgeClaim, type Judged } from '../actions/ticket-standing.ts'
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
