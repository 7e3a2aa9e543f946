import type { Move, Role } from '#framework/doctypes'
import { isNotArriving, type FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** How an order is paid: at once through a gateway, when it comes, or by a link that staff send. */
export const paymentChoices = ['online', 'cash on delivery', 'pay link'] as const

export type PaymentChoice = (typeof paymentChoices)[number]

export const orderStates = [
  'awaiting payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
] as const

export type OrderState = (typeof orderStates)[number]

const staff: readonly Role[] = ['System Manager', 'Store Manager']

interface Step {
  readonly action: string
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly roles: readonly Role[]
}

/** An order follows its parcels: people move these, and close what is done. */
const steps: readonly Step[] = [
  { action: 'Place', from: ['awaiting payment'], to: 'placed', roles: [] },
  { action: 'Confirm', from: ['placed'], to: 'confirmed', roles: [] },
  { action: 'Pack', from: ['placed', 'confirmed'], to: 'packed', roles: [] },
  { action: 'Ship', from: ['placed', 'confirmed', 'packed', 'delivered'], to: 'shipped', roles: [] },
  { action: 'Deliver', from: ['placed', 'confirmed', 'packed', 'shipped'], to: 'delivered', roles: [] },
  { action: 'Close', from: ['delivered'], to: 'closed', roles: staff },
  {
    action: 'Cancel',
    from: ['awaiting payment', 'placed', 'confirmed', 'packed', 'shipped'],
    to: 'cancelled',
    roles: [],
  },
]

export const orderTransitions: readonly Move[] = steps.flatMap(({ action, from, to, roles }) =>
  from.map((one) => ({ action, from: one, to, roles })),
)

/** How far a parcel has come; an order has come as far as the last of those that still come. */
const progress = ['awaiting payment', 'placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** The state of an order, from those of its parcels. One that was closed stays so. */
export function deriveOrderState(parcels: readonly FulfilmentState[], order: OrderState): OrderState {
  const activeStates = parcels
    .filter((state) => !isNotArriving(state))
    .map((state) => progress.findIndex((step) => step === state))
  if (activeStates.length === 0) return 'cancelled'
  const state = progress[Math.min(...activeStates)]
  if (state === undefined) return order
  return order === 'closed' && state === 'delivered' ? order : state
}
