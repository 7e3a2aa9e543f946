import type { Documents } from '#framework/documents'
import { Shipment, ShipmentEvent } from './shipment.doctype.ts'
import { isOver, type ShipmentEnd, type EventState, type ShipmentState } from './shipment.states.ts'
import { sql } from 'kysely'

export interface FulfilmentToShip {
  readonly fulfilment: { readonly type: string; readonly name: string }
  readonly business: string
  readonly carrier: string
  readonly tracking_number: string | null
  readonly tracking_url: string | null
}

/**
 * Creates the shipment of a package, or reuses a manually entered open one; returns its name. The caller checks
 * permission.
 */
export async function createShipment(
  documents: Documents,
  { fulfilment, ...sent }: FulfilmentToShip,
): Promise<string> {
  const system = documents.asSystemFor(documents.caller.user)
  const where = { fulfilment_type: fulfilment.type, fulfilment: fulfilment.name, carrier: sent.carrier }
  const before = await system.find(Shipment, { where, fields: ['name', 'state'] })
  const open = before.find(({ state }) => !isOver(state))
  if (open) return open.name
  const { name } = await system.insert(Shipment, {
    ...sent,
    fulfilment_type: fulfilment.type,
    fulfilment: fulfilment.name,
  })
  return name
}

export interface FulfilmentEnd {
  readonly fulfilment: { readonly type: string; readonly name: string }
  readonly status: ShipmentEnd
  /** Local time of the site. */
  readonly at: string
}

/** Ends the open shipments of a package; skips an event that the carrier already reported. */
export async function endShipments(
  documents: Documents,
  { fulfilment, status, at }: FulfilmentEnd,
): Promise<void> {
  const system = documents.asSystemFor(documents.caller.user)
  const found = await system.find(Shipment, {
    where: { fulfilment_type: fulfilment.type, fulfilment: fulfilment.name },
    fields: ['name', 'state'],
    order_by: 'name asc',
  })
  for (const { name } of found.filter(({ state }) => !isOver(state)))
    await system.insert(ShipmentEvent, {
      shipment: name,
      event_id: `reported by sender: ${status}`,
      status,
      at,
    })
}

/** A shipment as the buyer sees it; times local to the site. */
export interface ShipmentSeen {
  readonly name: string
  readonly fulfilment: string
  readonly carrier: string
  readonly tracking_number: string | null
  readonly tracking_url: string | null
  readonly state: ShipmentState
  readonly shipped_at: string | null
  readonly delivered_at: string | null
  readonly events: readonly {
    readonly status: EventState
    readonly at: string
    readonly place: string | null
    readonly note: string | null
  }[]
}

const MAX_EVENTS = 50

/** Returns shipments by package, the newest first. One statement. The caller checks permission. */
export async function shipmentsOf(
  documents: Documents,
  fulfilments: readonly string[],
): Promise<ReadonlyMap<string, readonly ShipmentSeen[]>> {
  if (fulfilments.length === 0) return new Map()
  const rows = await documents.asSystem().statement(
    sql<ShipmentSeen>`
      select s.name, s.fulfilment, s.carrier, s.tracking_number, s.tracking_url, s.state, s.shipped_at, s.delivered_at,
        coalesce((select json_agg(told.event) from (
          select json_build_object('status', e.status, 'at', to_char(e.at, 'YYYY-MM-DD HH24:MI:SS'), 'place', e.place,
            'note', e.note) as event
          from "Shipment Event" e where e.shipment = s.name order by e.at desc, e.creation desc limit ${MAX_EVENTS}
        ) told), '[]') as events
      from "Shipment" s where s.fulfilment = any(${[...fulfilments]}::text[]) order by s.creation desc, s.name`,
    { reads: [Shipment, ShipmentEvent] },
  )
  return Map.groupBy(rows, ({ fulfilment }) => fulfilment)
}
