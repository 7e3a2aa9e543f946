import type { GatewayOrder, GatewayPayment } from '../gateways/gateway.ts'
import { isCaptured, type PaymentState } from '../payment/payment.states.ts'

interface ExpectedPayment {
  readonly amount: number
  readonly currency: string
  /** The attempt that was ours already. */
  readonly gateway_payment: string | null
}

/** What a gateway's view of an order means for the one payment that it was opened for. */
export interface ChosenAttempts {
  /** The attempt that counts; null when nobody has tried yet. */
  readonly main: GatewayPayment | null
  /** Money that was taken for the same order besides: it belongs to nobody, and goes back. */
  readonly extras: readonly GatewayPayment[]
}

/** What was declined and what is still with the bank weigh the same: the later of them says where the payer stands. */
const weights = { captured: 2, authorised: 1, failed: 0, created: 0 } as const

/** What fits counts before what does not, and what is further before what is not as far; else the latest that is told. */
function weight(attempt: GatewayPayment, { amount, currency }: ExpectedPayment): number {
  const fits = attempt.amount === amount && attempt.currency === currency ? 1 : 0
  return weights[attempt.state] * 2 + fits
}

function strongest(attempts: readonly GatewayPayment[], expected: ExpectedPayment): GatewayPayment | null {
  return attempts.reduce<GatewayPayment | null>(
    (best, one) => (best === null || weight(one, expected) >= weight(best, expected) ? one : best),
    null,
  )
}

/** Picks the attempt that counts. Once money of an attempt is booked, it stays that one whatever comes after it. */
export function chooseAttempts(view: GatewayOrder, expected: ExpectedPayment): ChosenAttempts {
  const own = view.payments.find(({ id }) => id === expected.gateway_payment)
  const isBooked = own?.state === 'captured'
  const main = isBooked ? own : strongest(view.payments, expected)
  const extras = view.payments.filter((one) => one.state === 'captured' && one !== main)
  return { main, extras }
}

interface SyncInput {
  readonly state: PaymentState
  /** Minutes since the payment was opened, since its money was taken, or since a refund was sent that is on its way. */
  readonly age: number
  /** A refund is on its way, or a dispute runs. */
  readonly isInProgress: boolean
}

const DAY = 24 * 60

/** A gateway may capture late, and a bank may answer later. */
const LATE_CAPTURE_DAYS = 7

/** As long as banks take chargebacks and staff may pay back in the gateway's own pages. */
const WATCHED_DAYS = 120

const EVERY_WEEK = 7 * DAY

/** As long as a payer's pages stay open: one who paid in two of them has the second sum back within the hour. */
const SECOND_PAGE = 30

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * Minutes until a gateway is asked about a payment again of itself, null when nothing can come any more. Whoever waits is
 * asked about often at first; the older a question, the rarer. Webhooks only make it quicker.
 */
export function minutesToNextSync({ state, age, isInProgress }: SyncInput): number | null {
  if (isInProgress) return clamp(1, age / 4, DAY)
  if (isCaptured(state)) {
    if (age < SECOND_PAGE) return SECOND_PAGE
    if (age < DAY) return DAY
    return age < WATCHED_DAYS * DAY ? EVERY_WEEK : null
  }
  if (age > LATE_CAPTURE_DAYS * DAY) return null
  return clamp(1, age / 4, 6 * 60)
}
