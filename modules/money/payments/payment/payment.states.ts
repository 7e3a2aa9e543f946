import type { Move } from '#framework/doctypes'

/** Why staff must look at a payment. */
export const attentionReasons = [
  'nothing to pay for',
  'paid twice',
  'another amount',
  'another currency',
  'could not be settled',
  'refund failed',
  'paid back twice',
  'unknown to the gateway',
  'disputed',
  'dispute lost',
] as const

export type AttentionReason = (typeof attentionReasons)[number]

export const paymentStates = [
  'created',
  'authorised',
  'captured',
  'part refunded',
  'refunded',
  'failed',
  'expired',
  'disputed',
] as const

export type PaymentState = (typeof paymentStates)[number]

function transitionsTo(action: string, to: PaymentState, from: readonly PaymentState[]): readonly Move[] {
  return from.map((state) => ({ action, from: state, to, roles: ['Administrator'] }))
}

/** Nobody takes one by hand. A late capture finds its payment failed or expired: the money is there all the same. */
export const paymentTransitions: readonly Move[] = [
  ...transitionsTo('Authorise', 'authorised', ['created', 'failed', 'expired']),
  ...transitionsTo('Capture', 'captured', ['created', 'authorised', 'failed', 'expired']),
  ...transitionsTo('Fail', 'failed', ['created', 'authorised']),
  ...transitionsTo('Begin again', 'created', ['failed']),
  ...transitionsTo('Expire', 'expired', ['created', 'authorised', 'failed']),
  ...transitionsTo('Refund in part', 'part refunded', ['captured', 'refunded']),
  ...transitionsTo('Refund', 'refunded', ['captured', 'part refunded']),
  ...transitionsTo('Take a refund back', 'captured', ['part refunded', 'refunded']),
  ...transitionsTo('Dispute', 'disputed', ['captured', 'part refunded', 'refunded']),
  ...transitionsTo('End the dispute', 'captured', ['disputed']),
  ...transitionsTo('End the dispute', 'part refunded', ['disputed']),
  ...transitionsTo('End the dispute', 'refunded', ['disputed']),
]

export const unpaidStates: readonly PaymentState[] = ['created', 'authorised', 'failed', 'expired']

/** What a payer can still pay: a gateway takes another try of one that was declined, as long as its order is open. */
export const payableStates: ReadonlySet<PaymentState> = new Set(['created', 'authorised', 'failed'])

/** Whether money was taken: what a payer still waits for ends in either. */
export const isCaptured = (state: PaymentState): boolean => !unpaidStates.includes(state)

/** What of a payment can still be paid back: its payer's bank may have taken some of it for good. */
export function refundableAmount(payment: {
  readonly captured_amount: number
  readonly refunded_amount: number
  readonly lost_amount: number
}): number {
  return Math.max(0, payment.captured_amount - payment.refunded_amount - payment.lost_amount)
}

/** Where a payment stands that money was taken for, by how much of it went back. */
export function stateAfterRefunds(captured: number, refunded: number): PaymentState {
  if (refunded === 0) return 'captured'
  return refunded < captured ? 'part refunded' : 'refunded'
}
