import type { Transition, RoleName } from '#framework/doctypes'
import { isNotArriving, type FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** Payment methods: online through a gateway, cash on delivery, or a payment link sent by staff. */
export const orderPaymentChoices = ['online', 'cash on delivery', 'pay link'] as const

export type PaymentChoice = (typeof orderPaymentChoices)[number]

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

const staff: readonly RoleName[] = ['System Manager', 'Store Manager']

interface Step {
  readonly action: string
  readonly from: readonly OrderState[]
  readonly to: OrderState
  readonly roles: readonly RoleName[]
}

/** The order's state follows its packages; staff only close a finished order. */
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

export const orderTransitions: readonly Transition[] = steps.flatMap(({ action, from, to, roles }) =>
  from.map((one) => ({ action, from: one, to, roles })),
)

const progress = ['awaiting payment', 'placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const

/** Derives the state of an order from its packages. A closed order stays closed. */
export function deriveOrderState(fulfilments: readonly FulfilmentState[], order: OrderState): OrderState {
  const activeStates = fulfilments
    .filter((state) => !isNotArriving(state))
    .map((state) => progress.findIndex((step) => step === state))
  if (activeStates.length === 0) return 'cancelled'
  const state = progress[Math.min(...activeStates)]
  if (state === undefined) return order
  return order === 'closed' && state === 'delivered' ? order : state
}
