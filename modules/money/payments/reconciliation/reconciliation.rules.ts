import type { GatewayOrder, GatewayPayment } from '../gateways/gateway.ts'
import { isCaptured, type PaymentState } from '../payment/payment.states.ts'

interface ExpectedPayment {
  readonly amount: number
  readonly currency: string
  readonly gateway_payment: string | null
}

export interface ChosenAttempts {
  readonly main: GatewayPayment | null
  readonly extras: readonly GatewayPayment[]
}

/** Declined and pending attempts have equal weight: the later one shows the payer's state. */
const weights = { captured: 2, authorised: 1, failed: 0, created: 0 } as const

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

/** Chooses the decisive attempt. Once an attempt's money is booked, it stays decisive. */
export function chooseAttempts(view: GatewayOrder, expected: ExpectedPayment): ChosenAttempts {
  const own = view.payments.find(({ id }) => id === expected.gateway_payment)
  const isBooked = own?.state === 'captured'
  const main = isBooked ? own : strongest(view.payments, expected)
  const extras = view.payments.filter((one) => one.state === 'captured' && one !== main)
  return { main, extras }
}

interface SyncInput {
  readonly state: PaymentState
  /** Minutes since opening, capture, or the last pending refund. */
  readonly age: number
  readonly isInProgress: boolean
}

const DAY = 24 * 60

/** Days for a late capture by a gateway or bank. */
const LATE_CAPTURE_DAYS = 7

/** Days for chargebacks by banks, and refunds in the gateway's dashboard. */
const WATCHED_DAYS = 120

const EVERY_WEEK = 7 * DAY

/** Minutes of frequent queries, so that a double payment in a second page is refunded within the hour. */
const SECOND_PAGE = 30

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * Returns minutes until the next query, null when no more changes are possible. Queries are frequent at first and
 * become rarer. Webhooks only speed this up.
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
