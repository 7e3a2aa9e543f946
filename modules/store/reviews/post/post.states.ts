import type { Transition, RoleName } from '#framework/doctypes'

export const postStates = ['pending', 'published', 'rejected', 'withdrawn'] as const

export type PostState = (typeof postStates)[number]

export const moderatorRoles: readonly RoleName[] = [
  'System Manager',
  'Store Manager',
  'School Office',
  'Moderator',
]

export const postTransitions: readonly Transition[] = [
  { action: 'Publish', from: 'pending', to: 'published', roles: moderatorRoles },
  { action: 'Publish', from: 'rejected', to: 'published', roles: moderatorRoles },
  { action: 'Reject', from: 'pending', to: 'rejected', roles: moderatorRoles },
  { action: 'Reject', from: 'published', to: 'rejected', roles: moderatorRoles },
  { action: 'Look again', from: 'published', to: 'pending', roles: moderatorRoles },
  { action: 'Look again', from: 'rejected', to: 'pending', roles: [] },
  { action: 'Look again', from: 'withdrawn', to: 'pending', roles: [] },
  { action: 'Withdraw', from: 'pending', to: 'withdrawn', roles: [] },
  { action: 'Withdraw', from: 'published', to: 'withdrawn', roles: [] },
  { action: 'Withdraw', from: 'rejected', to: 'withdrawn', roles: [] },
]
