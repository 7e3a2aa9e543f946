import { isShipmentOver, type ShipmentState } from '#store/shipping'
import type { FulfilmentState } from './fulfilment.states.ts'

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
