import type { Move, Role } from '#framework/doctypes'

/** Who looks after shifts. */
export const shiftStaff: readonly Role[] = ['System Manager', 'School Office', 'Event Staff']

/** Who decides about people. */
export const office: readonly Role[] = ['System Manager', 'School Office']

export const assignmentStates = ['offered', 'accepted', 'done', 'declined', 'withdrawn', 'swapped'] as const

/** In these a place of the shift, and the volunteer's time, are taken. */
export const holdingStates = ['offered', 'accepted', 'done'] as const

const holding: ReadonlySet<string> = new Set(holdingStates)

export function holdsPlace(state: string): boolean {
  return holding.has(state)
}

export const assignmentMoves: readonly Move[] = [
  { action: 'Accept', from: 'offered', to: 'accepted', roles: shiftStaff },
  { action: 'Decline', from: 'offered', to: 'declined', roles: shiftStaff },
  { action: 'Take back', from: 'offered', to: 'withdrawn', roles: shiftStaff },
  { action: 'Release', from: 'accepted', to: 'withdrawn', roles: shiftStaff },
  { action: 'Mark as done', from: 'accepted', to: 'done', roles: shiftStaff },
  { action: 'Swap', from: 'accepted', to: 'swapped', roles: [] },
]

/** Why somebody does not stand there after all. */
export const leavingReasons = [
  'given back',
  'by the office',
  'credential',
  'not active',
  'shift cancelled',
] as const

export type LeavingReason = (typeof leavingReasons)[number]
