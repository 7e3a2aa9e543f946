import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import type { EventState, ShipmentState } from './shipment.states.ts'
import { Shipment, ShipmentEvent } from './shipment.doctype.ts'

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
