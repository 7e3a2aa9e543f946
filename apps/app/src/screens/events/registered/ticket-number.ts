import type { Registration, Ticket } from './registration-calls.ts'

/** What may be typed at the door where no camera reads the code: the number that the printed ticket has too. */
export const ticketNumber = (
  { attendees }: Pick<Registration, 'attendees'>,
  { attendee }: Pick<Ticket, 'attendee'>,
): string | null => attendees.find(({ name }) => name === attendee)?.ticket_code ?? null
