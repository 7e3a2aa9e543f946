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

export const eventStates = [
  'in transit',
  'out for delivery',
  'delivered',
  'failed',
  'returned',
  'lost',
] as const

export type EventState = (typeof eventStates)[number]

export type ShipmentEnd = Extract<EventState, 'delivered' | 'returned' | 'lost'>

const ends: ReadonlySet<ShipmentState> = new Set<ShipmentEnd>(['delivered', 'returned', 'lost'])

export const isOver = (state: ShipmentState): boolean => ends.has(state)

export interface ReportedState {
  readonly status: EventState
  /** Local time of the site, 'YYYY-MM-DD HH:MM:SS'. */
  readonly at: string
}

/** Orders events by time; at the same time, by their order in the list of states. */
function later(one: ReportedState, other: ReportedState): number {
  const order = eventStates.indexOf(one.status) - eventStates.indexOf(other.status)
  return one.at.localeCompare(other.at) || order
}

/** Derives the state from events in any order. The first final state wins; only a return may follow a delivery. */
export function shipmentState(reported: readonly ReportedState[]): ShipmentState {
  const sorted = reported.toSorted(later)
  const end = sorted.find(({ status }) => isOver(status))?.status
  if (end === undefined) return sorted.at(-1)?.status ?? 'created'
  return end === 'delivered' && sorted.some(({ status }) => status === 'returned') ? 'returned' : end
}

/** Ignores events after a final state, whatever their time; only a return may follow a delivery. */
export function nextShipmentState(state: ShipmentState, reported: readonly ReportedState[]): ShipmentState {
  const next = shipmentState(reported)
  const isSentBack = state === 'delivered' && next === 'returned'
  return isOver(state) && !isSentBack ? state : next
}
