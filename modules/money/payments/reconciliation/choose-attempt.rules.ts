import type { GatewayOrder, GatewayPayment } from '../gateways/gateway.ts'

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
