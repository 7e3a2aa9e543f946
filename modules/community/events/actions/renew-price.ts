import type { Documents } from '#framework/documents'
import { MelaEvent } from '../doctypes/mela-event.doctype.ts'
import type { EventNow } from '../doctypes/registration-event.queries.ts'
import type { Wanted } from '../rules/event-places.ts'
import { lowestPrice } from '../rules/lowest-price.ts'

function afterTaking(event: EventNow, more: Wanted): EventNow {
  const tickets = Object.entries(more.tickets).map(
    ([label, number]) => [label, (event.tickets[label] ?? 0) + number] as const,
  )
  return {
    ...event,
    taken: event.taken + more.seats,
    tickets: { ...event.tickets, ...Object.fromEntries(tickets) },
  }
}

/** Writes the price that the event's card shows, when what a registration took or gave back changes it. */
export async function renewPrice(documents: Documents, event: EventNow, more: Wanted): Promise<void> {
  const price = lowestPrice(afterTaking(event, more))
  if (price === null || price === event.price) return
  await documents.asSystem().save(MelaEvent, event.name, { price })
}
