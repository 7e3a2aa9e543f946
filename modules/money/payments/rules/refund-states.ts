import type { Move } from '#framework/doctypes'

export const refundStates = ['requested', 'sent', 'done', 'failed'] as const

export type RefundState = (typeof refundStates)[number]

function step(action: string, from: RefundState, to: RefundState): Move {
  return { action, from, to, roles: ['Administrator'] }
}

/** A bank may give back a refund that had been reported as done. */
export const refundMoves: readonly Move[] = [
  step('Send', 'requested', 'sent'),
  step('Finish', 'requested', 'done'),
  step('Finish', 'sent', 'done'),
  step('Fail', 'requested', 'failed'),
  step('Fail', 'sent', 'failed'),
  step('Fail', 'done', 'failed'),
]
