import { EventRegistration, MelaEvent, splitCompanions, resolveRegistration } from '#community/events'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import { ticketErrors } from '../errors.ts'

export interface TicketRequest {
  readonly token: string | null
  readonly registration: string | null
}

export interface TicketHolder {
  readonly name: string
  readonly full_name: string
  readonly age: number | null
  readonly ticket_type: string | null
  readonly seats: number
  readonly companions: readonly string[]
  readonly ticket_code: string
  readonly checked_in_at: string | null
}

export interface RegistrationTickets {
  readonly registration: string
  readonly event: Doc<typeof MelaEvent>
  readonly attendees: readonly TicketHolder[]
}

async function findRegistrationName(
  documents: Documents,
  { token, registration }: TicketRequest,
): Promise<string | null> {
  const { caller } = documents
  if (token !== null) return (await resolveRegistration(documents, token)).name
  if (registration === null || isGuest(caller)) return null
  const where = { name: registration, user: caller.user }
  const [own] = await documents.asSystem().find(EventRegistration, { where, fields: ['name'], limit: 1 })
  return own?.name ?? null
}

const ticketStates: readonly string[] = ['confirmed', 'checked in']

/** Returns the tickets of a registration; a refusal does not reveal whether it exists. */
export async function openTickets(
  documents: Documents,
  request: TicketRequest,
): Promise<RegistrationTickets> {
  const name = await findRegistrationName(documents, request)
  if (name === null) throw ticketErrors.not_found()
  const system = documents.asSystem()
  const { event, state, attendees } = await system.get(EventRegistration, name)
  if (!ticketStates.includes(state)) throw ticketErrors.not_confirmed()
  return {
    registration: name,
    event: await system.get(MelaEvent, event),
    attendees: attendees.flatMap(({ ticket_code, is_cancelled, companions, ...attendee }) =>
      ticket_code === null || is_cancelled === 1
        ? []
        : [{ ...attendee, companions: splitCompanions(companions), ticket_code }],
    ),
  }
}
