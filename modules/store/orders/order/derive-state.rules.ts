import type { OrderState } from './order.states.ts'
import { isNotArriving, type FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** How far a parcel has come; an order has come as far as the last of those that still come. */
const steps = ['awaiting payment', 'placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** The state of an order, from those of its parcels. One that was closed stays so. */
export function deriveOrderState(parcels: readonly FulfilmentState[], order: OrderState): OrderState {
  const activeStates = parcels
    .filter((state) => !isNotArriving(state))
    .map((state) => steps.findIndex((step) => step === state))
  if (activeStates.length === 0) return 'cancelled'
  const state = steps[Math.min(...activeStates)]
  if (state === undefined) return order
  return order === 'closed' && state === 'delivered' ? order : state
}
