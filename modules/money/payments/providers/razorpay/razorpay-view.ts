import type { GatewayView, ViewedPayment, ViewedRefund } from '../gateway.ts'
import { partIn, requiredText, requiredWhole, StrangeAnswer, textIn, wholeIn } from '../read-answer.ts'

/** A won or closed dispute leaves the money with us; a lost one has taken it. */
const standingDisputes: ReadonlySet<string | null> = new Set(['open', 'under_review', 'lost'])

const refundStates: Readonly<Record<string, ViewedRefund['state']>> = {
  pending: 'pending',
  processed: 'done',
  failed: 'failed',
}

/** `refunded` without `captured` is money that was authorised, never taken, and let go by the service itself. */
function stateOf(payment: unknown): ViewedPayment['state'] {
  const status = textIn(payment, 'status')
  if (status === 'refunded') return partIn(payment, 'captured') === true ? 'captured' : 'failed'
  if (status === 'authorized') return 'authorised'
  if (status === 'created' || status === 'captured' || status === 'failed') return status
  throw new StrangeAnswer(`No payment can be ${status}`)
}

function viewedPayment(payment: unknown, disputed: ReadonlySet<string>): ViewedPayment {
  const id = requiredText(payment, 'id')
  const state = stateOf(payment)
  return {
    id,
    state,
    amount: requiredWhole(payment, 'amount'),
    currency: requiredText(payment, 'currency'),
    method: textIn(payment, 'method'),
    refunded: state === 'captured' ? (wholeIn(payment, 'amount_refunded') ?? 0) : 0,
    fee: wholeIn(payment, 'fee'),
    error: textIn(payment, 'error_description'),
    disputed: disputed.has(id),
  }
}

export function viewedRefund(refund: unknown): ViewedRefund {
  const status = requiredText(refund, 'status')
  const state = refundStates[status]
  if (!state) throw new StrangeAnswer(`No refund can be ${status}`)
  return {
    id: requiredText(refund, 'id'),
    payment: requiredText(refund, 'payment_id'),
    amount: requiredWhole(refund, 'amount'),
    state,
    reference: textIn(refund, 'receipt'),
  }
}

interface Answers {
  readonly order: string
  readonly payments: readonly unknown[]
  readonly refunds: readonly unknown[]
  readonly disputes: readonly unknown[]
}

const madeAt = (payment: unknown): number => wholeIn(payment, 'created_at') ?? 0

/** What several answers of the service say together, the latest attempt at the end. */
export function razorpayView({ order, payments, refunds, disputes }: Answers): GatewayView {
  const standing = disputes.filter((dispute) => standingDisputes.has(textIn(dispute, 'status')))
  const disputed = new Set(standing.map((dispute) => requiredText(dispute, 'payment_id')))
  return {
    order,
    payments: payments
      .toSorted((one, other) => madeAt(one) - madeAt(other))
      .map((payment) => viewedPayment(payment, disputed)),
    refunds: refunds.map(viewedRefund),
  }
}
