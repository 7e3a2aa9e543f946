import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { addressOfPoint, CollectionPoint, type Collection, type CollectionSource } from '#site/places'
import { MelaEvent } from '../event/mela-event.doctype.ts'
import { EventRegistration } from '../registration/event-registration.doctype.ts'

const SOURCE = 'event'

const eventOf = (code: string): string => code.slice(SOURCE.length + 1)

const MAX_EVENTS = 10

/** Returns the events that the caller may see and still order to. One statement. */
function listOpenEvents(documents: Documents) {
  return documents.find(MelaEvent, {
    where: {
      ...{ published: 1, offers_pickup: 1 },
      pickup_orders_until: ['>=', documents.today],
      collection_point: ['is', 'set'],
    },
    fields: ['name', 'title', 'start_date', 'collection_point'],
    order_by: 'start_date asc, name asc',
    limit: MAX_EVENTS,
  })
}

async function listOpenCollections(documents: Documents): Promise<readonly Collection[]> {
  const events = await listOpenEvents(documents)
  if (events.length === 0) return []
  const points = await documents.asSystem().find(CollectionPoint, {
    where: { name: ['in', events.flatMap(({ collection_point }) => collection_point ?? [])], is_active: 1 },
    limit: MAX_EVENTS,
  })
  return events.flatMap(({ name, title, start_date, collection_point }) => {
    const point = points.find((one) => one.name === collection_point)
    if (!point) return []
    const recipient = `${title}, ${point.point_name}`
    const address = addressOfPoint(point, recipient)
    return [{ code: `${SOURCE}:${name}`, title: recipient, address, day: start_date }]
  })
}

interface CollectorRow {
  readonly user: string
  readonly full_name: string
  readonly registration: string | null
}

/** Buyers with their registrations for the event, by which a scanned ticket finds their packages. */
const buyersOf = (event: string, users: readonly string[]) => sql<CollectorRow>`
  select u.name as "user", u.full_name, r.name as registration
  from "User" u left join "Event Registration" r on r."user" = u.name and r.event = ${event}
    and r.state in ('confirmed', 'checked in')
  where u.name = any(${[...users]}::text[]) order by u.full_name, r.name`

const handlers = ['Event Staff', 'School Office', 'System Manager'] as const

/** Offers pick-up at an event to anybody who can see it, from sellers who ship to events. */
export const eventCollection: CollectionSource = {
  name: SOURCE,
  type: MelaEvent,
  async offer(documents, packages) {
    const sent = packages.filter(({ shipsToEvents }) => shipsToEvents)
    if (sent.length === 0) return new Map()
    const open = await listOpenCollections(documents)
    return new Map(sent.map(({ key }) => [key, open]))
  },
  async mayHandOver(documents, code) {
    if (!handlers.some((role) => documents.caller.roles.has(role))) return false
    const [event] = await documents.asSystem().find(MelaEvent, {
      where: { name: eventOf(code) },
      fields: ['name'],
      limit: 1,
    })
    return event !== undefined
  },
  async collectors(documents, code, users) {
    if (users.length === 0) return new Map()
    const rows = await documents
      .asSystem()
      .statement(buyersOf(eventOf(code), users), { reads: [User, EventRegistration] })
    const byUser = Map.groupBy(rows, ({ user }) => user)
    return new Map(
      [...byUser].map(([user, its]) => [
        user,
        its.map(({ full_name, registration }) => ({ full_name, registration })),
      ]),
    )
  },
}
