import { childRecords } from '#community/family'
import type { Documents } from '#framework/documents'
import type { TranslateText } from '#meta'
import { bookCheck } from '#money/ledger'
import { payable } from '#money/payments'
import { searchSource } from '#site/search'
import { sayDocument } from '#site/translations'
import { pageSectionSource, routeSource, wholeList, type SiteRoute } from '#site/website'
import { checkRegistrations, checkSeats } from './actions/check-registrations.ts'
import { childAttendance } from './actions/child-attendance.ts'
import { payableRegistration } from './actions/payable-registration.ts'
import { MelaEvent } from './doctypes/mela-event.doctype.ts'
import { searchEvents, upcomingEvents } from './doctypes/mela-event.queries.ts'
import type { EventCard } from './rules/event-card.ts'
import { noticeExtensions } from './rules/registration-notices.ts'

async function eventRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const events = await wholeList((part) =>
    documents.asSystem().find(MelaEvent, {
      where: { published: 1, visibility: 'public' },
      fields: ['name', 'title', 'modified'],
      order_by: 'name asc',
      ...part,
    }),
  )
  return events.map((event) => ({ ...event, route: `event-detail/${event.name}`, doctype: MelaEvent.name }))
}

const sayEvent = (event: EventCard, say: TranslateText) => sayDocument(MelaEvent, event, say)

/**
 * What events add to the website: the list of those to come, the next one for the fair's banner, their pages, and what a
 * search finds of them. To
 * payments, that a registration can be paid for; to the nightly books, what must be true of them; to notifications, what
 * families are told.
 */
export const eventExtensions = [
  pageSectionSource.add({
    sectionType: 'event list',
    rows: ({ documents, limit }) => upcomingEvents(documents, limit),
    said: sayEvent,
  }),
  pageSectionSource.add({
    sectionType: 'banner',
    rows: async ({ content, documents }) =>
      content['variant'] === 'fair' ? upcomingEvents(documents, 1) : [],
    said: sayEvent,
  }),
  routeSource.add(eventRoutes),
  searchSource.add({ group: 'events', candidates: searchEvents }),
  payable.add(payableRegistration),
  bookCheck.add(checkRegistrations),
  bookCheck.add(checkSeats),
  childRecords.add(childAttendance),
  ...noticeExtensions,
]
