import type { Transition, RoleName } from '#framework/doctypes'

export const studentRegistrationStates = [
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

export type RegistrationStatus = (typeof studentRegistrationStates)[number]

export const registrationTones = {
  submitted: 'info',
  'under review': 'warn',
  offered: 'brand',
  accepted: 'brand',
  enrolled: 'ok',
  waitlisted: 'warn',
  rejected: 'bad',
} as const

const office: readonly RoleName[] = ['School Office', 'System Manager']

function transitions(
  action: string,
  to: RegistrationStatus,
  ...from: readonly RegistrationStatus[]
): readonly Transition[] {
  return from.map((one) => ({ action, from: one, to, roles: office }))
}

export const studentRegistrationTransitions: readonly Transition[] = [
  ...transitions('Submit', 'submitted', 'draft'),
  ...transitions('Take under review', 'under review', 'submitted'),
  ...transitions('Offer a place', 'offered', 'under review', 'waitlisted'),
  ...transitions('Accept the place', 'accepted', 'offered'),
  ...transitions('Put on the waiting list', 'waitlisted', 'under review', 'offered'),
  ...transitions('Enrol', 'enrolled', 'offered', 'accepted'),
  ...transitions('Reject', 'rejected', 'submitted', 'under review', 'waitlisted'),
  ...transitions(
    'Withdraw',
    'withdrawn',
    'draft',
    'submitted',
    'under review',
    'offered',
    'accepted',
    'waitlisted',
  ),
  ...transitions('Record that the child left', 'withdrawn', 'enrolled'),
  ...transitions('Look at it again', 'under review', 'rejected', 'withdrawn'),
]

export const seatHoldingStates = ['offered', 'accepted'] as const

/** States of pending or enrolled children, which another registration of the child would duplicate. */
export const activeRegistrationStates = studentRegistrationStates.filter(
  (state) => state !== 'rejected' && state !== 'withdrawn',
)
