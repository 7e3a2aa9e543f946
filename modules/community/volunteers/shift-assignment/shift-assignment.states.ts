import type { Transition, RoleName } from '#framework/doctypes'
import { onlyRoles } from '#framework/modules'

export const shiftStaffRoles: readonly RoleName[] = ['System Manager', 'School Office', 'Event Staff']

export const officeRoles: readonly RoleName[] = ['System Manager', 'School Office']

export const assignmentStates = ['offered', 'accepted', 'done', 'declined', 'withdrawn', 'swapped'] as const

export const activeAssignmentStates = ['offered', 'accepted', 'done'] as const

const activeStates: ReadonlySet<string> = new Set(activeAssignmentStates)

export function isHoldingShift(state: string): boolean {
  return activeStates.has(state)
}

export const assignmentTransitions: readonly Transition[] = [
  { action: 'Accept', from: 'offered', to: 'accepted', roles: shiftStaffRoles },
  { action: 'Decline', from: 'offered', to: 'declined', roles: shiftStaffRoles },
  { action: 'Take back', from: 'offered', to: 'withdrawn', roles: shiftStaffRoles },
  { action: 'Release', from: 'accepted', to: 'withdrawn', roles: shiftStaffRoles },
  { action: 'Mark as done', from: 'accepted', to: 'done', roles: shiftStaffRoles },
  { action: 'Swap', from: 'accepted', to: 'swapped', roles: [] },
]

export const leavingReasons = [
  'released',
  'by the office',
  'credential',
  'not active',
  'shift cancelled',
] as const

export type LeavingReason = (typeof leavingReasons)[number]

export const shiftStaffOnly = onlyRoles('System Manager', 'School Office', 'Event Staff')

export const officeOnly = onlyRoles('System Manager', 'School Office')
