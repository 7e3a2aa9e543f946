import type { Documents } from '#framework/documents'
import { eventCard, type EventCard } from '../rules/event-card.ts'
import { MelaEvent } from './mela-event.doctype.ts'

/** The public events that are not over, the next one first. One statement. */
export async function upcomingEvents(documents: Documents, limit: number): Promise<readonly EventCard[]> {
  const events = await documents.asSystem().find(MelaEvent, {
    where: { published: 1, visibility: 'public', end_date: ['>=', documents.today] },
    order_by: 'start_date asc, start_time asc, name asc',
    limit,
  })
  return events.map(eventCard)
}
