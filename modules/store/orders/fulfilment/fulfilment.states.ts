import type { Transition, RoleName } from '#framework/doctypes'
import { isShipmentOver, type ShipmentState } from '#store/shipping'

export const fulfilmentStates = [
  'awaiting payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'lost',
  'cancelled',
] as const

export type FulfilmentState = (typeof fulfilmentStates)[number]

/** Final state of a dispatched package that was not delivered. */
export type UndeliveredState = Extract<FulfilmentState, 'returned' | 'lost'>

export const undeliveredReasons = [
  'refused on delivery',
  'nobody available',
  'address not found',
  'damaged in transit',
  'not collected',
  'other',
] as const

/** The reasons by their values in the last release. */
export const renamedUndeliveredReasons = {
  'refused at the door': 'refused on delivery',
  'nobody was there': 'nobody available',
  'damaged on the way': 'damaged in transit',
  'another reason': 'other',
} as const

const notArrivingStates: ReadonlySet<FulfilmentState> = new Set(['returned', 'lost', 'cancelled'])

export const isNotArriving = (state: FulfilmentState): boolean => notArrivingStates.has(state)

const unpackedStates: ReadonlySet<FulfilmentState> = new Set(['awaiting payment', 'placed', 'confirmed'])

/** True while buyers may change and cancel what a package holds. */
export const isUnpacked = (state: FulfilmentState): boolean => unpackedStates.has(state)

export const isDeliveryReverted = (from: FulfilmentState | null, to: FulfilmentState): boolean =>
  from === 'delivered' && to === 'shipped'

const managers: readonly RoleName[] = ['System Manager', 'Store Manager']

const staff: readonly RoleName[] = [...managers, 'Seller']

interface Step {
  readonly action: string
  readonly from: readonly FulfilmentState[]
  readonly to: FulfilmentState
  readonly roles: readonly RoleName[]
  readonly nextWhen?: string
}

const always = 'eval:true'

const isCollected = "eval:doc.kind === 'pickup'"

const isSent = "eval:doc.kind !== 'pickup'"

/** Cancelled, returned and lost packages use this module's own methods, which refund too. */
const steps: readonly Step[] = [
  { action: 'Place', from: ['awaiting payment'], to: 'placed', roles: [] },
  // Files are there at once; the module that has them takes this step.
  { action: 'Deliver online', from: ['placed'], to: 'delivered', roles: [] },
  { action: 'Confirm', from: ['placed'], to: 'confirmed', roles: staff, nextWhen: always },
  { action: 'Pack', from: ['confirmed'], to: 'packed', roles: staff, nextWhen: always },
  { action: 'Ship', from: ['packed'], to: 'shipped', roles: staff, nextWhen: isSent },
  { action: 'Deliver', from: ['shipped'], to: 'delivered', roles: staff, nextWhen: always },
  { action: 'Hand over', from: ['packed'], to: 'delivered', roles: staff, nextWhen: isCollected },
  // Sellers may not revert a delivery, because their payout may depend on it.
  { action: 'Not delivered yet', from: ['delivered'], to: 'shipped', roles: managers },
  { action: 'Return', from: ['shipped'], to: 'returned', roles: [] },
  { action: 'Lose', from: ['shipped'], to: 'lost', roles: [] },
  {
    action: 'Cancel',
    from: ['awaiting payment', 'placed', 'confirmed', 'packed'],
    to: 'cancelled',
    roles: [],
  },
]

/** Unpaid packages cannot be packed. */
export const fulfilmentTransitions: readonly Transition[] = steps.flatMap(({ from, ...step }) =>
  from.map((one) => ({ ...step, from: one })),
)

export const isFulfilmentTransition = (from: FulfilmentState, to: FulfilmentState): boolean =>
  fulfilmentTransitions.some((move) => move.from === from && move.to === to)

type TrackedState = Extract<FulfilmentState, 'shipped' | 'delivered' | 'returned' | 'lost'>

interface TrackedShipment {
  readonly state: ShipmentState
  /** Local time of the site. */
  readonly delivered_at: string | null
}

/** Returns the shipments that count: those ended before a reverted delivery are ignored. */
export function relevantShipments<Shipment extends TrackedShipment>(
  shipments: readonly Shipment[],
  deliveryRevertedAt: string | null,
): readonly Shipment[] {
  if (deliveryRevertedAt === null) return shipments
  return shipments.filter(
    ({ state, delivered_at }) =>
      state !== 'delivered' || delivered_at === null || delivered_at > deliveryRevertedAt,
  )
}

function trackedState(reportedStates: readonly ShipmentState[]): TrackedState | null {
  if (reportedStates.includes('delivered')) return 'delivered'
  if (reportedStates.every((state) => state === 'created')) return null
  if (!reportedStates.every(isShipmentOver)) return 'shipped'
  return reportedStates.includes('returned') ? 'returned' : 'lost'
}

/**
 * Returns the next state by tracking; null for none. Only packed or shipped packages follow tracking; final states
 * stay.
 */
export function nextTrackedState(
  state: FulfilmentState,
  reportedStates: readonly ShipmentState[],
): TrackedState | null {
  const tracked = trackedState(reportedStates)
  if (tracked === null) return null
  if (state === 'packed') return 'shipped'
  return state === 'shipped' && tracked !== 'shipped' ? tracked : null
}
