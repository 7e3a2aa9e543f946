import type { Documents } from '#framework/documents'
import type { ParcelDoc } from '../doctypes/parcel.queries.ts'
import { contentsOf } from '../rules/contents.ts'
import type { GoingPieces } from '../rules/going-lines.ts'
import { isBackOnItsWay, type ParcelState } from '../rules/parcel-states.ts'
import type { NamedThing } from '../rules/thing-name.ts'

/** Steps of a parcel that others hear of. */
const told: ReadonlySet<ParcelState> = new Set(['confirmed', 'packed', 'shipped', 'delivered', 'cancelled'])

/** Says what became of a parcel, in the transaction in which it does. */
export async function tellParcel(
  documents: Documents,
  { name: parcel, order, business, state }: Pick<ParcelDoc, 'name' | 'order' | 'business' | 'state'>,
  from: ParcelState | null,
): Promise<void> {
  const step = isBackOnItsWay(from, state) ? 'not_delivered' : state
  if (told.has(state)) await documents.emit(`orders.parcel_${step}`, { parcel, order, business, from })
}

interface TakenOut {
  readonly parcels: readonly ParcelDoc[]
  readonly going: readonly GoingPieces<GoingPieces['line'] & NamedThing>[]
  /** These are told of as cancelled, with all that they held. */
  readonly emptied: readonly ParcelDoc[]
  readonly reason: string
}

/** Says of each parcel that goes on with less what is not in it any more, in the transaction in which that is cancelled. */
export async function tellTakenOut(
  documents: Documents,
  { parcels, going, emptied, reason }: TakenOut,
): Promise<void> {
  for (const { name: parcel, order, business, state: from } of parcels) {
    const own = going.filter(({ line }) => line.parcel === parcel)
    if (own.length === 0 || emptied.some(({ name }) => name === parcel)) continue
    const what = contentsOf(own.map(({ line, quantity }) => ({ ...line, quantity })))
    await documents.emit('orders.pieces_cancelled', { parcel, order, business, from, what, reason })
  }
}
