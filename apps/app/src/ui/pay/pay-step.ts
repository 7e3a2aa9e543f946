import type { Checkout, OnlineGateway, PayDue, PayOptions, PaymentStatus } from './pay-calls.ts'
import { isOpenState } from './watch-payment.ts'

/** Where the sheet stands. */
export type PayStep =
  | { at: 'asking' }
  | { at: 'choosing'; due: PayDue; gateways: readonly OnlineGateway[]; isStarting: boolean; problem: string }
  /** The gateway's page is on its way, or its checkout stands over this page and must not be covered. */
  | { at: 'leaving'; isOver: boolean }
  /** Where nothing is under way, nobody has paid on the gateway's page so far. */
  | { at: 'waiting'; isLost: boolean; isProcessing: boolean; checkout: Checkout }
  | { at: 'paid'; status: PaymentStatus }
  /** It may still arrive, as long as it is asked about again. */
  | { at: 'declined'; reason: string; isAskedAgain: boolean }
  | { at: 'expired' }
  | { at: 'returned'; status: PaymentStatus }
  | { at: 'nothing due' }
  | { at: 'no way' }
  | { at: 'not yours' }
  | { at: 'unreachable'; problem: string }

const online: ReadonlySet<string> = new Set<OnlineGateway>(['Sandbox', 'Razorpay', 'Stripe'])

const isOnline = (gateway: string): gateway is OnlineGateway => online.has(gateway)

/** What is offered for what is due. */
export function stepOfOptions({ due, gateways }: PayOptions): PayStep {
  if (due === null) return { at: 'nothing due' }
  const usable = gateways.filter(isOnline)
  if (usable.length === 0) return { at: 'no way' }
  return { at: 'choosing', due, gateways: usable, isStarting: false, problem: '' }
}

/** Nothing is known of the payment yet, and no way to the gateway. */
export const justBegun: PayStep = {
  ...{ at: 'waiting', isLost: false, isProcessing: true },
  checkout: { kind: 'none' },
}

/** What a payment's state means for who pays it. A dispute is not his to know of here: he has paid. */
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

const ends: ReadonlySet<PayStep['at']> = new Set(['paid', 'returned', 'nothing due'])

/** Whether the store is asked what became of the payment. */
export const isWatched = ({ at }: PayStep): boolean => at === 'waiting' || at === 'declined'

/** Whether nothing is left to pay. What nobody asked for goes back, and paid for nothing. */
export const isEnd = (step: PayStep): boolean =>
  ends.has(step.at) && !(step.at === 'returned' && isOtherThanAsked(step.status))

/** The store could not be reached at the last question; the rest stays as it was. */
export const lost = (step: PayStep): PayStep => (step.at === 'waiting' ? { ...step, isLost: true } : step)

/** The payment could not be begun: the choice stays as it was. `problem` is '' where the server said nothing. */
export function stepOfFailure(step: PayStep, problem: string): PayStep {
  if (step.at === 'choosing') return { ...step, isStarting: false, problem: problem || LOST }
  return { at: 'unreachable', problem }
}

/** A problem for which the server had no words: it could not be asked. */
export const LOST = 'lost'

type Asked = Pick<PaymentStatus, 'amount' | 'currency' | 'captured'>

/** What was taken; before that, what is asked for. */
export const capturedOf = ({ amount, currency, captured }: Asked) => captured ?? { amount, currency }

/** Whether the bank took something else than was asked for. */
export function isOtherThanAsked(status: Asked): boolean {
  const { amount, currency } = capturedOf(status)
  return amount !== status.amount || currency !== status.currency
}
