import type { OrderState } from './order-states.ts'
import type { ParcelState } from './parcel-states.ts'

/** How far a parcel has come; an order has come as far as the last of those that still come. */
const steps: readonly ParcelState[] = [
  'awaiting payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
]

/** The state of an order, from those of its parcels. One that was closed stays so. */
export function stateOfOrder(parcels: readonly ParcelState[], order: OrderState): OrderState {
  const living = parcels.filter((state) => state !== 'cancelled').map((state) => steps.indexOf(state))
  if (living.length === 0) return 'cancelled'
  const state = steps[Math.min(...living)]
  if (state === undefined || state === 'cancelled') return order
  return order === 'closed' && state === 'delivered' ? order : state
}
