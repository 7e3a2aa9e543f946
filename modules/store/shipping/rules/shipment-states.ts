/** Where a shipment is. The first is ours, the others are what its carrier tells. */
export const shipmentStates = [
  'created',
  'in transit',
  'out for delivery',
  'delivered',
  'failed',
  'returned',
] as const

export type ShipmentState = (typeof shipmentStates)[number]

/** What a carrier tells. */
export const eventStates = ['in transit', 'out for delivery', 'delivered', 'failed', 'returned'] as const

export type EventState = (typeof eventStates)[number]

export interface StateTold {
  readonly status: EventState
  /** By the site's clocks, 'YYYY-MM-DD HH:MM:SS'. */
  readonly at: string
}

/** Of what was told for one moment, what stands later in the list of states counts. */
function later(one: StateTold, other: StateTold): number {
  const order = eventStates.indexOf(one.status) - eventStates.indexOf(other.status)
  return one.at.localeCompare(other.at) || order
}

/**
 * Where a shipment is after all that its carrier told, in whatever order it came. What was delivered is delivered: only a
 * return comes after it.
 */
export function shipmentState(told: readonly StateTold[]): ShipmentState {
  const inTurn = told.toSorted(later)
  const delivered = inTurn.findIndex(({ status }) => status === 'delivered')
  if (delivered === -1) return inTurn.at(-1)?.status ?? 'created'
  return inTurn.slice(delivered).some(({ status }) => status === 'returned') ? 'returned' : 'delivered'
}
