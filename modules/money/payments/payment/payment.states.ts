import type { Transition } from '#framework/doctypes'

export const attentionReasons = [
  'nothing to pay for',
  'paid twice',
  'another amount',
  'another currency',
  'could not be settled',
  'refund failed',
  'refunded twice',
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

function transitionsTo(
  action: string,
  to: PaymentState,
  from: readonly PaymentState[],
): readonly Transition[] {
  return from.map((state) => ({ action, from: state, to, roles: ['Administrator'] }))
}

/** Transitions made by the system. A late capture may follow a failed or expired payment. */
export const paymentTransitions: readonly Transition[] = [
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

export const payableStates: ReadonlySet<PaymentState> = new Set(['created', 'authorised', 'failed'])

export const isCaptured = (state: PaymentState): boolean => !unpaidStates.includes(state)

export function refundableAmount(payment: {
  readonly captured_amount: number
  readonly refunded_amount: number
  readonly lost_amount: number
}): number {
  return Math.max(0, payment.captured_amount - payment.refunded_amount - payment.lost_amount)
}

export function stateAfterRefunds(captured: number, refunded: number): PaymentState {
  if (refunded === 0) return 'captured'
  return refunded < captured ? 'part refunded' : 'refunded'
}
