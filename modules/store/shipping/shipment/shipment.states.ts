/** Where a shipment is. The first is ours, the others are what its carrier tells. */
export const shipmentStates = [
  'created',
  'in transit',
  'out for delivery',
  'delivered',
  'failed',
  'returned',
  'lost',
] as const

export type ShipmentState = (typeof shipmentStates)[number]

/** What a carrier tells. */
export const eventStates = [
  'in transit',
  'out for delivery',
  'delivered',
  'failed',
  'returned',
  'lost',
] as const

export type EventState = (typeof eventStates)[number]

/** How a shipment ends: with its buyer, back with its sender, or nowhere. */
export type ShipmentEnd = Extract<EventState, 'delivered' | 'returned' | 'lost'>

const ends: ReadonlySet<ShipmentState> = new Set<ShipmentEnd>(['delivered', 'returned', 'lost'])

/** Whether it is on its way no longer. */
export const isOver = (state: ShipmentState): boolean => ends.has(state)

export interface ReportedState {
  readonly status: EventState
  /** By the site's clocks, 'YYYY-MM-DD HH:MM:SS'. */
  readonly at: string
}

/** Of what was told for one moment, what stands later in the list of states counts. */
function later(one: ReportedState, other: ReportedState): number {
  const order = eventStates.indexOf(one.status) - eventStates.indexOf(other.status)
  return one.at.localeCompare(other.at) || order
}

/**
 * Where a shipment is after all that its carrier told, in whatever order it came. The first end that it came to is its end:
 * only a return comes after a delivery.
 */
export function shipmentState(reported: readonly ReportedState[]): ShipmentState {
  const sorted = reported.toSorted(later)
  const end = sorted.find(({ status }) => isOver(status))?.status
  if (end === undefined) return sorted.at(-1)?.status ?? 'created'
  return end === 'delivered' && sorted.some(({ status }) => status === 'returned') ? 'returned' : end
}

/** What is told after an end changes it no more, whatever its moment: only a return comes after a delivery. */
export function nextShipmentState(state: ShipmentState, reported: readonly ReportedState[]): ShipmentState {
  const next = shipmentState(reported)
  const isSentBack = state === 'delivered' && next === 'returned'
  return isOver(state) && !isSentBack ? state : next
}
