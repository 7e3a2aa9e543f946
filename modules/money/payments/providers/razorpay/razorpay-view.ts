import type { GatewayView, ViewedDispute, ViewedPayment, ViewedRefund } from '../gateway.ts'
import { partIn, requiredText, requiredWhole, StrangeAnswer, textIn, wholeIn } from '../read-answer.ts'

const disputeStates: Readonly<Record<string, ViewedDispute['state']>> = {
  open: 'open',
  under_review: 'open',
  action_required: 'open',
  won: 'won',
  lost: 'lost',
}

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

function viewedPayment(payment: unknown): ViewedPayment {
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
  }
}

/** One that was closed has ended for us, unless the service kept something of it. A retrieval is a question of the bank. */
function disputeState(dispute: unknown, withheld: number): ViewedDispute['state'] | undefined {
  const status = textIn(dispute, 'status') ?? ''
  const closed = withheld > 0 ? 'lost' : 'won'
  const state = status === 'closed' ? closed : disputeStates[status]
  return state === 'open' && textIn(dispute, 'phase') === 'retrieval' ? 'inquiry' : state
}

/**
 * Nothing is deducted before a dispute is lost. One that is not understood is no news, as one that is not told: what was
 * taken is booked all the same.
 */
function viewedDispute(dispute: unknown): readonly ViewedDispute[] {
  const [id, payment, amount] = [
    textIn(dispute, 'id'),
    textIn(dispute, 'payment_id'),
    wholeIn(dispute, 'amount'),
  ]
  const withheld = wholeIn(dispute, 'amount_deducted') ?? 0
  const state = disputeState(dispute, withheld)
  if (id === null || payment === null || amount === null || !state) return []
  return [{ id, payment, state, amount, withheld: state === 'won' ? 0 : withheld, fee: 0 }]
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
  const names = new Set(payments.map((payment) => requiredText(payment, 'id')))
  const own = disputes.filter((dispute) => names.has(textIn(dispute, 'payment_id') ?? ''))
  return {
    order,
    payments: payments.toSorted((one, other) => madeAt(one) - madeAt(other)).map(viewedPayment),
    refunds: refunds.map(viewedRefund),
    disputes: own.flatMap(viewedDispute),
  }
}
