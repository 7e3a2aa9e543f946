import type { Move } from '#framework/doctypes'

/** How money comes over the counter. */
export const counterMethods = ['cash', 'cheque', 'bank', 'UPI'] as const

export type CounterMethod = (typeof counterMethods)[number]

/** A cheque is received, and cleared or bounced after that; other money is there when it is received. */
export const counterStates = ['received', 'cleared', 'bounced', 'cancelled'] as const

export type CounterState = (typeof counterStates)[number]

const office: Move['roles'] = ['System Manager', 'School Office']

export const counterMoves: readonly Move[] = [
  { action: 'Mark cleared', from: 'received', to: 'cleared', roles: office },
  { action: 'Bounce', from: 'received', to: 'bounced', roles: office },
  { action: 'Bounce', from: 'cleared', to: 'bounced', roles: office },
  { action: 'Cancel', from: 'received', to: 'cancelled', roles: office },
]

/** Who must bring the money on: to the payer's hand, or to the bank. */
export const collectionStates = ['due', 'collected', 'deposited', 'cancelled'] as const

export const collectionMoves: readonly Move[] = [
  { action: 'Collect', from: 'due', to: 'collected', roles: office },
  { action: 'Deposit', from: 'collected', to: 'deposited', roles: office },
  { action: 'Cancel', from: 'due', to: 'cancelled', roles: office },
]

/** How money is given back by hand. */
export const payOutMethods = ['cash', 'bank', 'UPI'] as const

export type PayOutMethod = (typeof payOutMethods)[number]

/** What is to be given back by hand is given, or not owed any more. */
export const counterRefundStates = ['due', 'paid', 'dropped'] as const

export const counterRefundMoves: readonly Move[] = [
  { action: 'Pay out', from: 'due', to: 'paid', roles: [] },
  { action: 'Drop', from: 'due', to: 'dropped', roles: [] },
]
