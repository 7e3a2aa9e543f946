import type { Move, Role } from '#framework/doctypes'
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

/** How a parcel ends that left and did not arrive: back with its sender, or nowhere. */
export type UndeliveredState = Extract<FulfilmentState, 'returned' | 'lost'>

/** Why a parcel comes back that was sent. */
export const undeliveredReasons = [
  'refused at the door',
  'nobody was there',
  'address not found',
  'damaged on the way',
  'another reason',
] as const

const notArrivingStates: ReadonlySet<FulfilmentState> = new Set(['returned', 'lost', 'cancelled'])

/** Whether nothing of it comes to its buyer any more. */
export const isNotArriving = (state: FulfilmentState): boolean => notArrivingStates.has(state)

/** Whether it did not arrive after all, though it was said that it did. */
export const isDeliveryReverted = (from: FulfilmentState | null, to: FulfilmentState): boolean =>
  from === 'delivered' && to === 'shipped'

const managers: readonly Role[] = ['System Manager', 'Store Manager']

const staff: readonly Role[] = [...managers, 'Seller']

interface Step {
  readonly action: string
  readonly from: readonly FulfilmentState[]
  readonly to: FulfilmentState
  readonly roles: readonly Role[]
  readonly nextWhen?: string
}

const always = 'eval:true'

const isCollected = "eval:doc.kind === 'pickup'"

const isSent = "eval:doc.kind !== 'pickup'"

/** What is cancelled, came back or was lost goes through the room's own methods, which give the money back with it. */
const steps: readonly Step[] = [
  { action: 'Place', from: ['awaiting payment'], to: 'placed', roles: [] },
  { action: 'Confirm', from: ['placed'], to: 'confirmed', roles: staff, nextWhen: always },
  { action: 'Pack', from: ['confirmed'], to: 'packed', roles: staff, nextWhen: always },
  { action: 'Ship', from: ['packed'], to: 'shipped', roles: staff, nextWhen: isSent },
  { action: 'Deliver', from: ['shipped'], to: 'delivered', roles: staff, nextWhen: always },
  { action: 'Hand over', from: ['packed'], to: 'delivered', roles: staff, nextWhen: isCollected },
  // What was taken for delivered by mistake: no seller does it, whose money may depend on it.
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

/** What was not paid for yet is nobody's to pack. */
export const fulfilmentTransitions: readonly Move[] = steps.flatMap(({ from, ...step }) =>
  from.map((one) => ({ ...step, from: one })),
)

/** Whether there is such a step at all: what a step asks for is asked of nobody who takes none. */
export const isFulfilmentTransition = (from: FulfilmentState, to: FulfilmentState): boolean =>
  fulfilmentTransitions.some((move) => move.from === from && move.to === to)

/** How far a parcel is, as carriers tell it. */
type TrackedState = Extract<FulfilmentState, 'shipped' | 'delivered' | 'returned' | 'lost'>

interface TrackedShipment {
  readonly state: ShipmentState
  /** By the site's clocks. */
  readonly delivered_at: string | null
}

/** The shipments that tell of a parcel: not those that brought it only by mistake, before it was put back on its way. */
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

/** What all shipments of a parcel come to: a second carrier may bring what the first one could not. */
function trackedState(reportedStates: readonly ShipmentState[]): TrackedState | null {
  if (reportedStates.includes('delivered')) return 'delivered'
  if (reportedStates.every((state) => state === 'created')) return null
  if (!reportedStates.every(isShipmentOver)) return 'shipped'
  return reportedStates.includes('returned') ? 'returned' : 'lost'
}

/**
 * The next step of a parcel by what is told of its shipments; null where there is none. Only what is packed or on its way
 * follows them: what came to an end stays there.
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
