import { sql } from 'kysely'
import type { RawResponse, RawRequest } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { increment, randomName } from '#framework/documents'
import { WebhookEvent as EventType } from './webhook-event.doctype.ts'
import { RejectedEvents } from './rejected-events.doctype.ts'
import type { GatewayEvent, GatewayName } from '../gateways/gateway.ts'
import { openGateway, listGateways } from '../gateways/open-gateways.ts'
import { formatLocalTime } from '../payment/local-time.ts'

export const PROCESS_EVENT = 'payments.work_off_event'

/** PostgreSQL text cannot contain NUL. */
const NUL = /\0/g

const MAX_LENGTH = { id: 200, type: 140, name: 140 }

interface IncomingEvent {
  readonly gateway: GatewayName
  readonly request: RawRequest
  readonly event: GatewayEvent
}

function readEventTimes({ ctx: { site } }: RawRequest, { occurredAt }: GatewayEvent) {
  const { timeZone } = site.settings
  const now = formatLocalTime({ timeZone, now: site.now() })
  const hasTime = !Number.isNaN(occurredAt.getTime())
  return { now, occurred: hasTime ? formatLocalTime({ timeZone, now: occurredAt }) : now }
}

/** Inserts the event unless it exists; returns its name or null. One statement. */
async function insertEvent({ gateway, request, event }: IncomingEvent): Promise<string | null> {
  const { user } = administrator
  const { now, occurred } = readEventTimes(request, event)
  const body = request.body.toString('utf8').replace(NUL, '')
  // Raw SQL: whatever was signed is stored as it came, before any rule of a field can refuse it.
  const { rows } = await sql<{ name: string }>`
    insert into ${sql.table(EventType.name)} (name, owner, creation, modified, modified_by, gateway, event_id, event_type,
      gateway_order, gateway_payment, gateway_dispute, state, occurred_at, received_at, tries, body, signature)
    values (${randomName()}, ${user}, ${now}, ${now}, ${user}, ${gateway}, ${event.id.slice(0, MAX_LENGTH.id)},
      ${event.type.slice(0, MAX_LENGTH.type)}, ${event.order?.slice(0, MAX_LENGTH.name) ?? null},
      ${event.payment?.slice(0, MAX_LENGTH.name) ?? null}, ${event.dispute?.slice(0, MAX_LENGTH.name) ?? null}, 'stored', ${occurred}, ${now}, 0, ${body},
      ${formatSignatureHeaders(request.headers)})
    on conflict (gateway, event_id) do nothing
    returning name`.execute(request.ctx.site.database.kysely)
  return rows[0]?.name ?? null
}

/** Counts unsigned requests: a wrong secret becomes visible, and a flood adds one row per day. One statement. */
async function countRejected(gateway: GatewayName, { ctx: { site, documents } }: RawRequest): Promise<void> {
  const now = formatLocalTime({ timeZone: site.settings.timeZone, now: site.now() })
  const first = { gateway, day: now.slice(0, 10), count: 1, last_at: now }
  await documents.asSystem().insertMany(RejectedEvents, [first], {
    onConflict: { key: ['gateway', 'day'], update: { count: increment(1), last_at: now } },
  })
}

const accepted: RawResponse = { status: 200 }

/**
 * Receives an event: verifies the signature over the raw bytes, stores it and enqueues its processing. Two statements,
 * so that the gateway gets its response at once. Idempotent.
 */
export async function receiveEvent(gateway: GatewayName, request: RawRequest): Promise<RawResponse> {
  const { ctx } = request
  if (!listGateways(ctx).has(gateway)) return { status: 404 }
  const event = (await openGateway(ctx, gateway)).readEvent(request.body, request.headers)
  if (event === null) {
    await countRejected(gateway, request)
    return { status: 400, body: 'The signature does not fit' }
  }
  const name = await insertEvent({ gateway, request, event })
  if (name !== null) await request.enqueue(PROCESS_EVENT, { event: name })
  return accepted
}

/** Headers of signatures; no others are stored. */
const SIGNATURE_HEADERS = /signature|event-id/i

const MAX_SIGNATURE_LENGTH = 2000

function formatSignatureHeaders(headers: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(headers)
    .filter(([name]) => SIGNATURE_HEADERS.test(name))
    .map(([name, value = '']) => `${name}: ${value}`)
    .join('\n')
    .slice(0, MAX_SIGNATURE_LENGTH)
}
