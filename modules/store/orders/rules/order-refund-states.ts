import type { Move, Role } from '#framework/doctypes'

export const orderRefundStates = ['planned', 'paid back', 'dropped'] as const

const staff: readonly Role[] = ['System Manager', 'Store Manager', 'School Office', 'Seller']

/** Money goes by the room's own method, which stands behind the move that nobody may take by hand. */
export const orderRefundMoves: readonly Move[] = [
  { action: 'Pay back', from: 'planned', to: 'paid back', roles: [] },
  { action: 'Drop', from: 'planned', to: 'dropped', roles: staff },
]
