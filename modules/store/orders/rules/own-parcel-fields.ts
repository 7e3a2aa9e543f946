import type { Doc } from '#framework/doctypes'
import type { Parcel } from '../doctypes/parcel.doctype.ts'
import type { ParcelState } from './parcel-states.ts'

type ParcelDoc = Doc<typeof Parcel>

/** What people may say of a parcel: where it stands, who takes it there, and why it did not arrive. The rest stays as it was. */
export function withOwnFields(previous: ParcelDoc, sent: ParcelDoc): ParcelDoc {
  const { state, carrier, tracking_number, tracking_url, undelivered_reason, restock, modified } = sent
  const way = { carrier, tracking_number, tracking_url }
  return { ...previous, state, ...way, undelivered_reason, restock, modified }
}

const momentField = {
  confirmed: 'confirmed_at',
  packed: 'packed_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  returned: 'returned_at',
  lost: 'lost_at',
  cancelled: 'cancelled_at',
} as const

/**
 * The moment of a step, written when it is taken; what is handed over has left at the same moment. What is on its way again
 * left when it did.
 */
export function momentsOf(
  state: ParcelState,
  now: string,
  { shipped_at, delivered_at }: ParcelDoc,
): Partial<ParcelDoc> {
  if (state === 'awaiting payment' || state === 'placed') return {}
  if (state === 'delivered') return { delivered_at: now, shipped_at: shipped_at ?? now }
  if (state === 'shipped' && delivered_at !== null) return { delivered_at: null, back_on_its_way_at: now }
  return { [momentField[state]]: now }
}
