import { sql } from 'kysely'
import type { DoorAnswer, DoorRequest } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { randomName } from '#framework/documents'
import { GatewayEvent as EventType } from '../doctypes/gateway-event.doctype.ts'
import { RefusedEvents } from '../doctypes/refused-events.doctype.ts'
import type { GatewayEvent, GatewayName } from '../providers/gateway.ts'
import { openGateway, openingsOf } from '../providers/open-gateways.ts'
import { placeOf } from './place.ts'
import { clockText } from '../rules/clock.ts'
import { shownHeaders } from '../rules/shown-headers.ts'

export const WORK_OFF = 'payments.work_off_event'

/** PostgreSQL keeps no NUL in a text. */
const NUL = /\0/g
const LONGEST = { id: 200, type: 140, name: 140 }

interface Incoming {
  readonly gateway: GatewayName
  readonly request: DoorRequest
  readonly event: GatewayEvent
}

/** What the site's clock says, at this moment and at the event's. */
function moments({ site }: DoorRequest, { occurredAt }: GatewayEvent) {
  const { timeZone } = site.settings
  const now = clockText({ timeZone, now: site.now() })
  const hasTime = !Number.isNaN(occurredAt.getTime())
  return { now, occurred: hasTime ? clockText({ timeZone, now: occurredAt }) : now }
}

/** The event as it came, unless it came before. One statement, whatever else is going on with it. */
async function store({ gateway, request, event }: Incoming): Promise<string | null> {
  const { user } = administrator
  const { now, occurred } = moments(request, event)
  const body = request.body.toString('utf8').replace(NUL, '')
  const { rows } = await sql<{ name: string }>`
    insert into ${sql.table(EventType.name)} (name, owner, creation, modified, modified_by, gateway, event_id, event_type,
      gateway_order, gateway_payment, gateway_dispute, state, occurred_at, received_at, tries, body, signature)
    values (${randomName()}, ${user}, ${now}, ${now}, ${user}, ${gateway}, ${event.id.slice(0, LONGEST.id)},
      ${event.type.slice(0, LONGEST.type)}, ${event.order?.slice(0, LONGEST.name) ?? null},
      ${event.payment?.slice(0, LONGEST.name) ?? null}, ${event.dispute?.slice(0, LONGEST.name) ?? null}, 'stored', ${occurred}, ${now}, 0, ${body},
      ${shownHeaders(request.headers)})
    on conflict (gateway, event_id) do nothing
    returning name`.execute(request.site.database.kysely)
  return rows[0]?.name ?? null
}

/** What nobody signed is only counted: a wrong secret shows, and a flood leaves one row a day. */
async function countRefused(gateway: GatewayName, { site }: DoorRequest): Promise<void> {
  const { user } = administrator
  const now = clockText({ timeZone: site.settings.timeZone, now: site.now() })
  await sql`
    insert into ${sql.table(RefusedEvents.name)} as r (name, owner, creation, modified, modified_by, gateway, day, count, last_at)
    values (${randomName()}, ${user}, ${now}, ${now}, ${user}, ${gateway}, ${now.slice(0, 10)}, 1, ${now})
    on conflict (gateway, day) do update set count = r.count + 1, last_at = excluded.last_at, modified = excluded.last_at`.execute(
    site.database.kysely,
  )
}

const taken: DoorAnswer = { status: 200 }

/**
 * Takes in what a gateway sends: the signature is checked over the bytes as they came, the event is kept, and a task looks
 * after it. Two statements, and the gateway has its answer; it waits for nothing else. An event that came before is
 * answered the same and changes nothing.
 */
export async function takeIn(gateway: GatewayName, request: DoorRequest): Promise<DoorAnswer> {
  const place = placeOf(request)
  if (!openingsOf(place).has(gateway)) return { status: 404 }
  const event = (await openGateway(place, gateway)).readEvent(request.body, request.headers)
  if (event === null) {
    await countRefused(gateway, request)
    return { status: 400, body: 'The signature does not fit' }
  }
  const name = await store({ gateway, request, event })
  if (name !== null) await request.later(WORK_OFF, { event: name })
  return taken
}
