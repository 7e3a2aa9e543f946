import type { OrderState } from './order-states.ts'
import { isGone, type ParcelState } from './parcel-states.ts'

/** How far a parcel has come; an order has come as far as the last of those that still come. */
const steps = ['awaiting payment', 'placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** The state of an order, from those of its parcels. One that was closed stays so. */
export function stateOfOrder(parcels: readonly ParcelState[], order: OrderState): OrderState {
  const living = parcels
    .filter((state) => !isGone(state))
    .map((state) => steps.findIndex((step) => step === state))
  if (living.length === 0) return 'cancelled'
  const state = steps[Math.min(...living)]
  if (state === undefined) return order
  return order === 'closed' && state === 'delivered' ? order : state
}
