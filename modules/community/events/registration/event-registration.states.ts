import type { Transition, RoleName } from '#framework/doctypes'

export const eventRegistrationStates = [
  'draft',
  'reserved',
  'confirmed',
  'checked in',
  'waitlisted',
  'offered',
  'lapsed',
  'cancelled',
] as const

export type RegistrationState = (typeof eventRegistrationStates)[number]

/** States that hold seats. The database rule counts the same states. */
export const holdingStates = ['reserved', 'offered', 'confirmed', 'checked in'] as const

const holdingStateSet: ReadonlySet<RegistrationState> = new Set(holdingStates)

export function holdsSeats(state: RegistrationState): boolean {
  return holdingStateSet.has(state)
}

const editableStates: ReadonlySet<RegistrationState> = new Set([
  'reserved',
  'offered',
  'confirmed',
  'waitlisted',
])

export function isEditableByRegistrant(state: RegistrationState): boolean {
  return editableStates.has(state)
}

const staffRoles: readonly RoleName[] = ['Event Staff', 'School Office', 'System Manager']

interface TransitionGroup extends Pick<Transition, 'action' | 'roles'> {
  readonly from: readonly RegistrationState[]
  readonly to: RegistrationState
}

const transitionGroups: readonly TransitionGroup[] = [
  { action: 'Reserve', from: ['draft', 'lapsed'], to: 'reserved', roles: [] },
  { action: 'Confirm', from: ['draft', 'reserved', 'offered'], to: 'confirmed', roles: staffRoles },
  { action: 'Confirm after all', from: ['lapsed'], to: 'confirmed', roles: [] },
  { action: 'Put on the waiting list', from: ['draft', 'lapsed'], to: 'waitlisted', roles: staffRoles },
  { action: 'Offer seats', from: ['waitlisted'], to: 'offered', roles: staffRoles },
  { action: 'Accept', from: ['offered'], to: 'reserved', roles: [] },
  { action: 'Let lapse', from: ['reserved', 'offered', 'waitlisted'], to: 'lapsed', roles: [] },
  {
    action: 'Cancel',
    from: ['draft', 'reserved', 'confirmed', 'waitlisted', 'offered'],
    to: 'cancelled',
    roles: staffRoles,
  },
  { action: 'Check in', from: ['confirmed'], to: 'checked in', roles: staffRoles },
  { action: 'Take the check-in back', from: ['checked in'], to: 'confirmed', roles: staffRoles },
]

/** Transitions. A cancelled registration is final, so it receives no offers. */
export const eventRegistrationTransitions: readonly Transition[] = transitionGroups.flatMap(
  ({ action, from, to, roles }) => from.map((one) => ({ action, from: one, to, roles })),
)
