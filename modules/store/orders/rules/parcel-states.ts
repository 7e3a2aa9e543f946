import type { Move, Role } from '#framework/doctypes'

export const parcelStates = [
  'awaiting payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
] as const

export type ParcelState = (typeof parcelStates)[number]

const staff: readonly Role[] = ['System Manager', 'Store Manager', 'Seller']

interface Step {
  readonly action: string
  readonly from: readonly ParcelState[]
  readonly to: ParcelState
  readonly roles: readonly Role[]
}

/** What is cancelled goes through the room's own method, which gives the money back with it. */
const steps: readonly Step[] = [
  { action: 'Place', from: ['awaiting payment'], to: 'placed', roles: [] },
  { action: 'Confirm', from: ['placed'], to: 'confirmed', roles: staff },
  { action: 'Pack', from: ['confirmed'], to: 'packed', roles: staff },
  { action: 'Ship', from: ['packed'], to: 'shipped', roles: staff },
  { action: 'Deliver', from: ['shipped'], to: 'delivered', roles: staff },
  { action: 'Hand over', from: ['packed'], to: 'delivered', roles: staff },
  {
    action: 'Cancel',
    from: ['awaiting payment', 'placed', 'confirmed', 'packed'],
    to: 'cancelled',
    roles: [],
  },
]

/** What was not paid for yet is nobody's to pack. */
export const parcelMoves: readonly Move[] = steps.flatMap(({ action, from, to, roles }) =>
  from.map((one) => ({ action, from: one, to, roles })),
)
