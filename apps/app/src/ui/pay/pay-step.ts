import type { GatewayCheckout, OnlineGateway, PayDue, PayOptions, PaymentStatus } from './pay-calls.ts'
import { isOpenState } from './watch-payment.ts'

export type PayStep =
  | { at: 'asking' }
  | { at: 'choosing'; due: PayDue; gateways: readonly OnlineGateway[] }
  /** The gateway's page is on its way, or its checkout stands over this page and must not be covered. */
  | { at: 'leaving'; isOver: boolean }
  /** Waits for the payment; when `isProcessing` is false, the buyer has not paid on the gateway's page yet. */
  | { at: 'waiting'; isLost: boolean; isProcessing: boolean; checkout: GatewayCheckout }
  | { at: 'paid'; status: PaymentStatus }
  /** A wallet paid everything that was due. */
  | { at: 'paid from wallet'; payment: string; due: PayDue }
  /** A declined payment may still arrive while `isAskedAgain` is true. */
  | { at: 'declined'; reason: string; isAskedAgain: boolean }
  | { at: 'expired' }
  | { at: 'returned'; status: PaymentStatus }
  | { at: 'nothing due' }
  | { at: 'no way' }
  | { at: 'not yours' }
  | { at: 'unreachable'; problem: string }

const online: ReadonlySet<string> = new Set<OnlineGateway>(['Sandbox', 'Razorpay', 'Stripe'])

const isOnline = (gateway: string): gateway is OnlineGateway => online.has(gateway)

export function stepOfOptions({ due, gateways }: PayOptions): PayStep {
  if (due === null) return { at: 'nothing due' }
  const usable = gateways.filter(isOnline)
  if (usable.length === 0) return { at: 'no way' }
  return { at: 'choosing', due, gateways: usable }
}

export const justBegun: PayStep = {
  ...{ at: 'waiting', isLost: false, isProcessing: true },
  checkout: { kind: 'none' },
}

/** Returns the step of a payment's state. A dispute reads as paid, because it is not the payer's concern here. */
export function stepOfStatus(status: PaymentStatus, isAskedAgain = false): PayStep {
  const { checkout, is_in_progress: processing } = status
  if (isOpenState(status.state))
    return { at: 'waiting', isLost: false, isProcessing: processing === 1, checkout }
  if (status.is_returned === 1) return { at: 'returned', status }
  if (status.state === 'failed') return { at: 'declined', reason: status.error ?? '', isAskedAgain }
  if (status.state === 'expired') return { at: 'expired' }
  if (status.state === 'refunded') return { at: 'returned', status }
  return { at: 'paid', status }
}

const ends: ReadonlySet<PayStep['at']> = new Set(['paid', 'paid from wallet', 'returned', 'nothing due'])

export const isWatched = ({ at }: PayStep): boolean => at === 'waiting' || at === 'declined'

/** Returns true when nothing is left to pay. An unrequested payment is refunded and paid for nothing. */
export const isEnd = (step: PayStep): boolean =>
  ends.has(step.at) && !(step.at === 'returned' && isOtherThanAsked(step.status))

export const lost = (step: PayStep): PayStep => (step.at === 'waiting' ? { ...step, isLost: true } : step)

/** A payer who is still choosing may choose again. */
export const stepOfFailure = (step: PayStep, problem: string): PayStep =>
  step.at === 'choosing' ? step : { at: 'unreachable', problem }

type Asked = Pick<PaymentStatus, 'amount' | 'currency' | 'captured'>

export const capturedOf = ({ amount, currency, captured }: Asked) => captured ?? { amount, currency }

export function isOtherThanAsked(status: Asked): boolean {
  const { amount, currency } = capturedOf(status)
  return amount !== status.amount || currency !== status.currency
}
