import type { GatewayView, ViewedPayment } from '../providers/gateway.ts'

interface Wanted {
  readonly amount: number
  readonly currency: string
  /** The attempt that was ours already. */
  readonly gateway_payment: string | null
}

/** What a gateway's view of an order means for the one payment that it was opened for. */
export interface ReadAttempts {
  /** The attempt that counts; null when nobody has tried yet. */
  readonly main: ViewedPayment | null
  /** Money that was taken for the same order besides: it belongs to nobody, and goes back. */
  readonly extras: readonly ViewedPayment[]
}

/** What was declined and what is still with the bank weigh the same: the later of them says where the payer stands. */
const weights = { captured: 2, authorised: 1, failed: 0, created: 0 } as const

/** What fits counts before what does not, and what is further before what is not as far; else the latest that is told. */
function weight(attempt: ViewedPayment, { amount, currency }: Wanted): number {
  const fits = attempt.amount === amount && attempt.currency === currency ? 1 : 0
  return weights[attempt.state] * 2 + fits
}

function strongest(attempts: readonly ViewedPayment[], wanted: Wanted): ViewedPayment | null {
  return attempts.reduce<ViewedPayment | null>(
    (best, one) => (best === null || weight(one, wanted) >= weight(best, wanted) ? one : best),
    null,
  )
}

/** Picks the attempt that counts. Once money of an attempt is booked, it stays that one whatever comes after it. */
export function readAttempts(view: GatewayView, wanted: Wanted): ReadAttempts {
  const own = view.payments.find(({ id }) => id === wanted.gateway_payment)
  const isBooked = own?.state === 'captured'
  const main = isBooked ? own : strongest(view.payments, wanted)
  const extras = view.payments.filter((one) => one.state === 'captured' && one !== main)
  return { main, extras }
}
