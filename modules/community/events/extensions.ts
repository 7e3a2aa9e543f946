import { childRecords } from '#community/family'
import type { Documents } from '#framework/documents'
import { type TranslateText, toDecimal, type Message } from '#meta'
import { bookkeepingCheck, createQueryCheck, type BookkeepingCheck, sqlText } from '#money/ledger'
import { payable } from '#money/payments'
import { collectionSource } from '#site/places'
import { searchSource, searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'
import { translateDocument } from '#site/translations'
import { pageSectionSource, routeSource, listAll, type SiteRoute } from '#site/website'
import { message } from './messages.ts'
import { eventCollection } from './collection/event-collection.ts'
import { holdingStates } from './registration/event-registration.states.ts'
import { childAttendance } from './attendee/own-children.ts'
import { payableRegistration } from './payment/registration-payment.ts'
import { MelaEvent } from './event/mela-event.doctype.ts'
import { registrantNotifications } from './notifications/registrant-notifications.ts'
import { householdLines } from '#money/statements'
import { householdRegistrations } from './registration/household-registrations.ts'

const problems = {
  paid_without_payment: message('events.problem.paid_without_payment'),
  payment_for_another_document: message('events.problem.payment_for_another_document'),
  payment_amount_differs: message('events.problem.payment_amount_differs'),
  refunded_amount_differs: message('events.problem.refunded_amount_differs'),
  taken_seats_differ: message('events.problem.taken_seats_differ'),
  waiting_count_differs: message('events.problem.waiting_count_differs'),
  capture_not_shown: message('events.problem.capture_not_shown'),
} as const

const registrationProblems: readonly Message[] = Object.values(problems)

/** SQL check of registrations against their payments, in one statement. The ledger shows manual payments. */
const registrationDiscrepancies = `
  select 'Event Registration' as type, r.name, case
      when p.name is null and not exists (
        select from "Ledger Entry" e where e.source_name = r.payment and e.total = r.paid_amount
      ) then ${sqlText(problems.paid_without_payment)}
      when p.allocation <> 'allocated' or p.reference_name <> r.name
        then ${sqlText(problems.payment_for_another_document)}
      when p.captured_amount <> r.paid_amount then ${sqlText(problems.payment_amount_differs)}
      when p.refunded_amount <> r.refunded_amount then ${sqlText(problems.refunded_amount_differs)}
    end as problem
  from "Event Registration" r left join "Payment" p on p.name = r.payment
  where r.paid_amount > 0
  union all
  select 'Event Registration', r.name, ${sqlText(problems.capture_not_shown)}
  from "Event Registration" r
    join "Payment" p on p.reference_type = 'Event Registration' and p.reference_name = r.name
  where p.allocation = 'allocated' and r.payment is distinct from p.name`

const holdingStatesSql = holdingStates.map((state) => `'${state}'`).join(', ')

/** SQL check: each event's seat count equals what its registrations hold. */
const seatDiscrepancies = `
  select 'Event Seats' as type, s.name, case
      when s.occupied <> coalesce(r.seats, 0) then ${sqlText(problems.taken_seats_differ)}
      when s.waiting <> coalesce(r.waiting, 0) then ${sqlText(problems.waiting_count_differs)}
    end as problem
  from "Event Seats" s left join (
    select event, sum(seats) filter (where state in (${holdingStatesSql})) as seats,
      count(*) filter (where state = 'waitlisted') as waiting
    from "Event Registration" group by event
  ) r on r.event = s.name`

const checkRegistrations: BookkeepingCheck = {
  name: 'events.paid',
  title: message('events.check.paid'),
  problems: registrationProblems,
  run: createQueryCheck(registrationDiscrepancies),
}

const checkSeats: BookkeepingCheck = {
  name: 'events.seats',
  title: message('events.check.seats'),
  problems: registrationProblems,
  run: createQueryCheck(seatDiscrepancies),
}

async function eventRoutes(documents: Documents): Promise<readonly SiteRoute[]> {
  const events = await listAll((part) =>
    documents.asSystem().find(MelaEvent, {
      where: { published: 1, visibility: 'public' },
      fields: ['name', 'title', 'modified'],
      order_by: 'name asc',
      ...part,
    }),
  )
  return events.map((event) => ({ ...event, route: `event-detail/${event.name}`, doctype: MelaEvent.name }))
}

const translateEvent = (event: EventCard, translate: TranslateText) =>
  translateDocument(MelaEvent, event, translate)

export const eventExtensions = [
  collectionSource.add(eventCollection),
  householdLines.add(householdRegistrations),
  pageSectionSource.add({
    sectionType: 'event list',
    rows: ({ documents, limit }) => upcomingEvents(documents, limit),
    translateRow: translateEvent,
  }),
  pageSectionSource.add({
    sectionType: 'banner',
    rows: async ({ content, documents }) =>
      content['variant'] === 'fair' ? upcomingEvents(documents, 1) : [],
    translateRow: translateEvent,
  }),
  routeSource.add(eventRoutes),
  searchSource.add({ group: 'events', candidates: searchEvents }),
  payable.add(payableRegistration),
  bookkeepingCheck.add(checkRegistrations),
  bookkeepingCheck.add(checkSeats),
  childRecords.add(childAttendance),
  ...registrantNotifications,
]

/** Returns the public upcoming events, the next first. One statement. */
async function upcomingEvents(documents: Documents, limit: number): Promise<readonly EventCard[]> {
  const events = await documents.asSystem().find(MelaEvent, {
    where: { published: 1, visibility: 'public', end_date: ['>=', documents.today] },
    order_by: 'start_date asc, start_time asc, name asc',
    limit,
  })
  return events.map(eventCard)
}

async function searchEvents(
  documents: Documents,
  searchQuery: SearchAsked,
): Promise<readonly SearchCandidate[]> {
  const rows = await documents.list(MelaEvent, {
    fields: ['name', 'title', 'short_description', 'venue', 'start_date', 'end_date', 'event_image'],
    filters: [['published', '=', 1]],
    or_filters: searchFilters(searchQuery, ['title', 'short_description', 'venue']),
    order_by: 'start_date desc',
    limit: searchQuery.limit,
  })
  const isUpcoming = (row: (typeof rows)[number]) =>
    String(row['end_date'] ?? row['start_date']) >= documents.today
  const [upcoming, past] = [rows.filter(isUpcoming).toReversed(), rows.filter((row) => !isUpcoming(row))]
  return [...upcoming, ...past].map((row) => ({
    title: textIn(row['title']) ?? '',
    text: `${textIn(row['short_description']) ?? ''} ${textIn(row['venue']) ?? ''}`,
    path: `/event-detail/${encodeURIComponent(String(row['name']))}`,
    note: textIn(row['venue']),
    day: textIn(row['start_date']),
    image: textIn(row['event_image']),
  }))
}

interface EventCard {
  readonly name: string
  readonly title: string
  readonly event_image: string | null
  readonly mobile_image: string | null
  readonly short_description: string | null
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly time_zone: string
  readonly venue: string | null
  readonly price: number | null
  readonly capacity: number | null
  readonly registration_end_date: string | null
  readonly registration_link: string | null
  readonly registration_label: string | null
}

/** Converts amounts to decimals for the client. */
function eventCard(event: EventCard): EventCard {
  return {
    name: event.name,
    title: event.title,
    event_image: event.event_image,
    mobile_image: event.mobile_image,
    short_description: event.short_description,
    start_date: event.start_date,
    end_date: event.end_date,
    start_time: event.start_time,
    end_time: event.end_time,
    time_zone: event.time_zone,
    venue: event.venue,
    price: event.price === null ? null : toDecimal(event.price),
    capacity: event.capacity,
    registration_end_date: event.registration_end_date,
    registration_link: event.registration_link,
    registration_label: event.registration_label,
  }
}
