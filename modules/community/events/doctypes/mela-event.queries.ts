import type { Documents } from '#framework/documents'
import { searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'
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

/** The published events that may fit a search, of those that the caller reads: what is to come first, then the latest. */
export async function searchEvents(
  documents: Documents,
  asked: SearchAsked,
): Promise<readonly SearchCandidate[]> {
  const rows = await documents.list(MelaEvent, {
    fields: ['name', 'title', 'short_description', 'venue', 'start_date', 'end_date', 'event_image'],
    filters: [['published', '=', 1]],
    or_filters: searchFilters(asked, ['title', 'short_description', 'venue']),
    order_by: 'start_date desc',
    limit: asked.limit,
  })
  const isToCome = (row: (typeof rows)[number]) =>
    String(row['end_date'] ?? row['start_date']) >= documents.today
  const [coming, over] = [rows.filter(isToCome).toReversed(), rows.filter((row) => !isToCome(row))]
  return [...coming, ...over].map((row) => ({
    title: textIn(row['title']) ?? '',
    text: `${textIn(row['short_description']) ?? ''} ${textIn(row['venue']) ?? ''}`,
    path: `/event-detail/${encodeURIComponent(String(row['name']))}`,
    note: textIn(row['venue']),
    day: textIn(row['start_date']),
    image: textIn(row['event_image']),
  }))
}
