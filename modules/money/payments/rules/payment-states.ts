import type { Move } from '#framework/doctypes'

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

function steps(action: string, to: PaymentState, from: readonly PaymentState[]): readonly Move[] {
  return from.map((state) => ({ action, from: state, to, roles: ['Administrator'] }))
}

/** Nobody takes one by hand. A late capture finds its payment failed or expired: the money is there all the same. */
export const paymentMoves: readonly Move[] = [
  ...steps('Authorise', 'authorised', ['created', 'failed', 'expired']),
  ...steps('Capture', 'captured', ['created', 'authorised', 'failed', 'expired']),
  ...steps('Fail', 'failed', ['created', 'authorised']),
  ...steps('Begin again', 'created', ['failed']),
  ...steps('Expire', 'expired', ['created', 'authorised', 'failed']),
  ...steps('Refund in part', 'part refunded', ['captured', 'refunded']),
  ...steps('Refund', 'refunded', ['captured', 'part refunded']),
  ...steps('Take a refund back', 'captured', ['part refunded', 'refunded']),
  ...steps('Dispute', 'disputed', ['captured', 'part refunded', 'refunded']),
  ...steps('End the dispute', 'captured', ['disputed']),
  ...steps('End the dispute', 'part refunded', ['disputed']),
  ...steps('End the dispute', 'refunded', ['disputed']),
]

export const unpaidStates: readonly PaymentState[] = ['created', 'authorised', 'failed', 'expired']

/** What a payer can still pay: a gateway takes another try of one that was declined, as long as its order is open. */
export const mayComeStates: ReadonlySet<PaymentState> = new Set(['created', 'authorised', 'failed'])

/** Whether money was taken: what a payer still waits for ends in either. */
export const isCaptured = (state: PaymentState): boolean => !unpaidStates.includes(state)

/** What of a payment can still be paid back: its payer's bank may have taken some of it for good. */
export function refundableOf(payment: {
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
