import { isShipmentOver, type ShipmentState } from '#store/shipping'
import type { ParcelState } from './parcel-states.ts'

/** How far a parcel is, as carriers tell it. */
type TrackedState = Extract<ParcelState, 'shipped' | 'delivered' | 'returned' | 'lost'>

interface Told {
  readonly state: ShipmentState
  /** By the site's clocks. */
  readonly delivered_at: string | null
}

/** The shipments that tell of a parcel: not those that brought it only by mistake, before it was put back on its way. */
export function tellingShipments<Shipment extends Told>(
  shipments: readonly Shipment[],
  back_on_its_way_at: string | null,
): readonly Shipment[] {
  if (back_on_its_way_at === null) return shipments
  return shipments.filter(
    ({ state, delivered_at }) =>
      state !== 'delivered' || delivered_at === null || delivered_at > back_on_its_way_at,
  )
}

/** What all shipments of a parcel come to: a second carrier may bring what the first one could not. */
function trackedState(told: readonly ShipmentState[]): TrackedState | null {
  if (told.includes('delivered')) return 'delivered'
  if (told.every((state) => state === 'created')) return null
  if (!told.every(isShipmentOver)) return 'shipped'
  return told.includes('returned') ? 'returned' : 'lost'
}

/**
 * The next step of a parcel by what is told of its shipments; null where there is none. Only what is packed or on its way
 * follows them: what came to an end stays there.
 */
export function nextOnItsWay(state: ParcelState, told: readonly ShipmentState[]): TrackedState | null {
  const tracked = trackedState(told)
  if (tracked === null) return null
  if (state === 'packed') return 'shipped'
  return state === 'shipped' && tracked !== 'shipped' ? tracked : null
}
