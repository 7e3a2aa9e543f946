import type { Doc } from '#framework/doctypes'
import type { Fulfilment } from './fulfilment.doctype.ts'
import type { FulfilmentState } from './fulfilment.states.ts'

type FulfilmentDoc = Doc<typeof Fulfilment>

/** What people may say of a parcel: where it stands, who takes it there, and why it did not arrive. The rest stays as it was. */
export function restrictToEditableFields(previous: FulfilmentDoc, sent: FulfilmentDoc): FulfilmentDoc {
  const { state, carrier, tracking_number, tracking_url, undelivered_reason, restock, modified } = sent
  const tracking = { carrier, tracking_number, tracking_url }
  return { ...previous, state, ...tracking, undelivered_reason, restock, modified }
}

const timestampFields = {
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
export function transitionTimestamps(
  state: FulfilmentState,
  now: string,
  { shipped_at, delivered_at }: FulfilmentDoc,
): Partial<FulfilmentDoc> {
  if (state === 'awaiting payment' || state === 'placed') return {}
  if (state === 'delivered') return { delivered_at: now, shipped_at: shipped_at ?? now }
  if (state === 'shipped' && delivered_at !== null) return { delivered_at: null, delivery_reverted_at: now }
  return { [timestampFields[state]]: now }
}
