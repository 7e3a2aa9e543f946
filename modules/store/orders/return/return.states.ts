import type { Transition, RoleName } from '#framework/doctypes'

export const returnStates = [
  'requested',
  'approved',
  'picked up',
  'received',
  'refunded',
  'exchanged',
  'refused',
  'withdrawn',
] as const

/** The states by their names in the last release. */
export const renamedReturnStates = { asked: 'requested' } as const

export type ReturnState = (typeof returnStates)[number]

export const returnReasons = [
  'damaged',
  'wrong item',
  'not as described',
  'does not fit',
  'came too late',
  'not wanted any more',
] as const

export type ReturnReason = (typeof returnReasons)[number]

/** Reasons that the seller is responsible for; the delivery charge is refunded once all of a package is returned. */
const sellersFault: ReadonlySet<ReturnReason> = new Set([
  'damaged',
  'wrong item',
  'not as described',
  'came too late',
])

export const isSellersFault = (reason: ReturnReason): boolean => sellersFault.has(reason)

export const resolutions = ['refund', 'exchange'] as const

const staff: readonly RoleName[] = ['System Manager', 'Store Manager', 'Seller']

interface Step {
  readonly action: string
  readonly from: readonly ReturnState[]
  readonly to: ReturnState
  readonly roles: readonly RoleName[]
}

/** The methods of this module refund and exchange, so nobody may make these transitions directly. */
const steps: readonly Step[] = [
  { action: 'Approve', from: ['requested'], to: 'approved', roles: staff },
  { action: 'Refuse', from: ['requested', 'approved', 'received'], to: 'refused', roles: staff },
  { action: 'Picked up', from: ['approved'], to: 'picked up', roles: staff },
  { action: 'Received', from: ['approved', 'picked up'], to: 'received', roles: staff },
  { action: 'Refund', from: ['received'], to: 'refunded', roles: [] },
  { action: 'Exchange', from: ['received'], to: 'exchanged', roles: [] },
  { action: 'Withdraw', from: ['requested', 'approved'], to: 'withdrawn', roles: [] },
]

export const returnTransitions: readonly Transition[] = steps.flatMap(({ action, from, to, roles }) =>
  from.map((one) => ({ action, from: one, to, roles })),
)

const coming: ReadonlySet<ReturnState> = new Set(['approved', 'picked up', 'received'])

export const isReturnAccepted = (state: ReturnState): boolean => coming.has(state)

const over: ReadonlySet<ReturnState> = new Set(['refunded', 'exchanged', 'refused', 'withdrawn'])

export const isReturnClosed = (state: ReturnState): boolean => over.has(state)
