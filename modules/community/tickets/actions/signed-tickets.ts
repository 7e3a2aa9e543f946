import type { Surroundings } from '#framework/modules'
import { signTicket } from '../rules/sign-ticket.ts'
import type { Attendee, OpenedTickets } from './open-tickets.ts'
import { signingKey } from './signing-key.ts'

export interface SignedTicket extends Attendee {
  /** The text in the ticket's code. */
  readonly code: string
}

/** A family's tickets, each with the text that a door can prove without a network. Outside of any transaction. */
export async function signedTickets(
  site: Surroundings,
  { event, attendees }: OpenedTickets,
): Promise<readonly SignedTicket[]> {
  const key = await signingKey(site)
  return attendees.map((attendee) => ({
    ...attendee,
    code: signTicket(key, { ticket_code: attendee.ticket_code, event: event.name }),
  }))
}
