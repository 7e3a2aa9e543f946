import type { Documents } from '#framework/documents'
import { Shipment, ShipmentEvent } from './shipment.doctype.ts'
import { isOver, type ShipmentEnd } from './shipment.states.ts'

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
