import type { Documents } from '#framework/documents'
import type { ParcelDoc } from '../doctypes/parcel.queries.ts'
import type { ParcelState } from '../rules/parcel-states.ts'

/** Steps of a parcel that others hear of. */
const told: ReadonlySet<ParcelState> = new Set(['confirmed', 'packed', 'shipped', 'delivered', 'cancelled'])

/** Says what became of a parcel, in the transaction in which it does. */
export async function tellParcel(
  documents: Documents,
  { name: parcel, order, business, state }: Pick<ParcelDoc, 'name' | 'order' | 'business' | 'state'>,
  from: ParcelState | null,
): Promise<void> {
  if (told.has(state)) await documents.emit(`orders.parcel_${state}`, { parcel, order, business, from })
}
