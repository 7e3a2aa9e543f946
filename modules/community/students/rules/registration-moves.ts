import type { Move, Role } from '#framework/doctypes'

/** Before a child is enrolled it has asked for a place; after it, it has one. */
export const registrationStates = [
  'draft',
  'submitted',
  'under review',
  'offered',
  'accepted',
  'enrolled',
  'waitlisted',
  'rejected',
  'withdrawn',
] as const

export type RegistrationStatus = (typeof registrationStates)[number]

export const registrationTones = {
  submitted: 'info',
  'under review': 'warn',
  offered: 'brand',
  accepted: 'brand',
  enrolled: 'ok',
  waitlisted: 'warn',
  rejected: 'bad',
} as const

const office: readonly Role[] = ['School Office', 'System Manager']

function moves(
  action: string,
  to: RegistrationStatus,
  ...from: readonly RegistrationStatus[]
): readonly Move[] {
  return from.map((one) => ({ action, from: one, to, roles: office }))
}

export const registrationMoves: readonly Move[] = [
  ...moves('Submit', 'submitted', 'draft'),
  ...moves('Take under review', 'under review', 'submitted'),
  ...moves('Offer a place', 'offered', 'under review', 'waitlisted'),
  ...moves('Accept the place', 'accepted', 'offered'),
  ...moves('Put on the waiting list', 'waitlisted', 'under review', 'offered'),
  ...moves('Enrol', 'enrolled', 'offered', 'accepted'),
  ...moves('Reject', 'rejected', 'submitted', 'under review', 'waitlisted'),
  ...moves(
    'Withdraw',
    'withdrawn',
    'draft',
    'submitted',
    'under review',
    'offered',
    'accepted',
    'waitlisted',
  ),
  ...moves('Record that the child left', 'withdrawn', 'enrolled'),
  ...moves('Look at it again', 'under review', 'rejected', 'withdrawn'),
]

/** A place is held for a child to whom it is offered, and for one whose family has accepted it. */
export const holdingStates = ['offered', 'accepted'] as const

/** What still waits for the school's answer, or has a place: another of the same child is a double. */
export const livingStates = registrationStates.filter(
  (state) => state !== 'rejected' && state !== 'withdrawn',
)
