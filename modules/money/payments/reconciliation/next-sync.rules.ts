import { isCaptured, type PaymentState } from '../payment/payment.states.ts'

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
