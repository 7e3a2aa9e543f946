import type { Documents } from '#framework/documents'
import { Shipment } from '../doctypes/shipment.doctype.ts'

/** A parcel and who carries it. */
export interface ParcelSent {
  readonly parcel: { readonly type: string; readonly name: string }
  readonly business: string
  readonly carrier: string
  readonly tracking_number: string | null
  readonly tracking_url: string | null
}

/** Notes down that a parcel goes with a carrier; answers the Shipment. Whether it may is the caller's business. */
export async function sendParcel(documents: Documents, { parcel, ...sent }: ParcelSent): Promise<string> {
  const system = documents.asSystemFor(documents.caller.user)
  const { name } = await system.insert(Shipment, { ...sent, parcel_type: parcel.type, parcel: parcel.name })
  return name
}
