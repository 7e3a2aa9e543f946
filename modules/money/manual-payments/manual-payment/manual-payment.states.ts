import type { Transition } from '#framework/doctypes'

export const manualPaymentMethods = ['cash', 'cheque', 'bank', 'UPI'] as const

export type ManualPaymentMethod = (typeof manualPaymentMethods)[number]

export const manualPaymentStates = ['received', 'cleared', 'bounced', 'cancelled'] as const

const officeRoles: Transition['roles'] = ['System Manager', 'School Office']

export const manualPaymentTransitions: readonly Transition[] = [
  { action: 'Mark cleared', from: 'received', to: 'cleared', roles: officeRoles },
  { action: 'Bounce', from: 'received', to: 'bounced', roles: officeRoles },
  { action: 'Bounce', from: 'cleared', to: 'bounced', roles: officeRoles },
  { action: 'Cancel', from: 'received', to: 'cancelled', roles: officeRoles },
]

export const collectionStates = ['due', 'collected', 'deposited', 'cancelled'] as const

export const collectionTransitions: readonly Transition[] = [
  { action: 'Collect', from: 'due', to: 'collected', roles: officeRoles },
  { action: 'Deposit', from: 'collected', to: 'deposited', roles: officeRoles },
  { action: 'Cancel', from: 'due', to: 'cancelled', roles: officeRoles },
]

export const payoutMethods = ['cash', 'bank', 'UPI'] as const

export type PayoutMethod = (typeof payoutMethods)[number]

export const manualRefundStates = ['due', 'paid', 'discarded'] as const

export const manualRefundTransitions: readonly Transition[] = [
  { action: 'Pay out', from: 'due', to: 'paid', roles: [] },
  { action: 'Discard', from: 'due', to: 'discarded', roles: [] },
]
