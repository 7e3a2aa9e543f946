import type { Documents } from '#framework/documents'
import { Shipment, ShipmentEvent } from './shipment.doctype.ts'
import { isOver, type ShipmentEnd, type EventState, type ShipmentState } from './shipment.states.ts'
import { sql } from 'kysely'

/** A parcel and who carries it. */
export interface ParcelToShip {
  readonly parcel: { readonly type: string; readonly name: string }
  readonly business: string
  readonly carrier: string
  readonly tracking_number: string | null
  readonly tracking_url: string | null
}

/**
 * Notes down that a parcel goes with a carrier; answers the Shipment: the one that was written by hand before, where there is
 * one on its way. Whether it may is the caller's business.
 */
export async function createShipment(
  documents: Documents,
  { parcel, ...sent }: ParcelToShip,
): Promise<string> {
  const system = documents.asSystemFor(documents.caller.user)
  const where = { parcel_type: parcel.type, parcel: parcel.name, carrier: sent.carrier }
  const before = await system.find(Shipment, { where, fields: ['name', 'state'] })
  const open = before.find(({ state }) => !isOver(state))
  if (open) return open.name
  const { name } = await system.insert(Shipment, { ...sent, parcel_type: parcel.type, parcel: parcel.name })
  return name
}

/** What became of a parcel, as whoever sent it says. */
export interface ParcelEnd {
  readonly parcel: { readonly type: string; readonly name: string }
  readonly status: ShipmentEnd
  /** By the site's clocks. */
  readonly at: string
}

/** What is on its way with a parcel ends as it did. What its carrier told already is told no second time. */
export async function endShipments(documents: Documents, { parcel, status, at }: ParcelEnd): Promise<void> {
  const system = documents.asSystemFor(documents.caller.user)
  const found = await system.find(Shipment, {
    where: { parcel_type: parcel.type, parcel: parcel.name },
    fields: ['name', 'state'],
    order_by: 'name asc',
  })
  for (const { name } of found.filter(({ state }) => !isOver(state)))
    await system.insert(ShipmentEvent, {
      shipment: name,
      event_id: `told by its sender: ${status}`,
      status,
      at,
    })
}

/** A shipment as its buyer may see it; moments by the site's clocks. */
export interface ShipmentSeen {
  readonly name: string
  readonly parcel: string
  readonly carrier: string
  readonly tracking_number: string | null
  readonly tracking_url: string | null
  readonly state: ShipmentState
  readonly shipped_at: string | null
  readonly delivered_at: string | null
  /** The newest first. */
  readonly events: readonly {
    readonly status: EventState
    readonly at: string
    readonly place: string | null
    readonly note: string | null
  }[]
}

/** Events of one shipment that are told. */
const MOST_EVENTS = 50

/** The shipments of some parcels by parcel, the newest first. One statement. Who may see them is the caller's business. */
export async function shipmentsOf(
  documents: Documents,
  parcels: readonly string[],
): Promise<ReadonlyMap<string, readonly ShipmentSeen[]>> {
  if (parcels.length === 0) return new Map()
  const rows = await documents.asSystem().statement(
    sql<ShipmentSeen>`
      select s.name, s.parcel, s.carrier, s.tracking_number, s.tracking_url, s.state, s.shipped_at, s.delivered_at,
        coalesce((select json_agg(told.event) from (
          select json_build_object('status', e.status, 'at', to_char(e.at, 'YYYY-MM-DD HH24:MI:SS'), 'place', e.place,
            'note', e.note) as event
          from "Shipment Event" e where e.shipment = s.name order by e.at desc, e.creation desc limit ${MOST_EVENTS}
        ) told), '[]') as events
      from "Shipment" s where s.parcel = any(${[...parcels]}::text[]) order by s.creation desc, s.name`,
    { reads: [Shipment, ShipmentEvent] },
  )
  return Map.groupBy(rows, ({ parcel }) => parcel)
}
