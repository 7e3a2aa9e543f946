import type { Documents } from '#framework/documents'
import { Shipment } from './shipment.doctype.ts'
import { isOver } from './shipment.states.ts'

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
