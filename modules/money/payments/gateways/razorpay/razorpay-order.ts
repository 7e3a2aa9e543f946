import type { GatewayOrder, GatewayDispute, GatewayPayment, GatewayRefund } from '../gateway.ts'
import {
  readField,
  requireText,
  requireInteger,
  UnexpectedResponse,
  readText,
  readInteger,
} from '../read-response.ts'

const disputeStates: Readonly<Record<string, GatewayDispute['state']>> = {
  open: 'open',
  under_review: 'open',
  action_required: 'open',
  won: 'won',
  lost: 'lost',
}

const refundStates: Readonly<Record<string, GatewayRefund['state']>> = {
  pending: 'pending',
  processed: 'done',
  failed: 'failed',
}

/** `refunded` without `captured` is money that was authorised, never taken, and let go by the service itself. */
function readPaymentState(payment: unknown): GatewayPayment['state'] {
  const status = readText(payment, 'status')
  if (status === 'refunded') return readField(payment, 'captured') === true ? 'captured' : 'failed'
  if (status === 'authorized') return 'authorised'
  if (status === 'created' || status === 'captured' || status === 'failed') return status
  throw new UnexpectedResponse(`No payment can be ${status}`)
}

function readPayment(payment: unknown): GatewayPayment {
  const id = requireText(payment, 'id')
  const state = readPaymentState(payment)
  return {
    id,
    state,
    amount: requireInteger(payment, 'amount'),
    currency: requireText(payment, 'currency'),
    method: readText(payment, 'method'),
    refunded: state === 'captured' ? (readInteger(payment, 'amount_refunded') ?? 0) : 0,
    fee: readInteger(payment, 'fee'),
    error: readText(payment, 'error_description'),
  }
}

/** One that was closed has ended for us, unless the service kept something of it. A retrieval is a question of the bank. */
function readDisputeState(dispute: unknown, withheld: number): GatewayDispute['state'] | undefined {
  const status = readText(dispute, 'status') ?? ''
  const closed = withheld > 0 ? 'lost' : 'won'
  const state = status === 'closed' ? closed : disputeStates[status]
  return state === 'open' && readText(dispute, 'phase') === 'retrieval' ? 'inquiry' : state
}

/**
 * Nothing is deducted before a dispute is lost. One that is not understood is no news, as one that is not told: what was
 * taken is booked all the same.
 */
function readDispute(dispute: unknown): readonly GatewayDispute[] {
  const [id, payment, amount] = [
    readText(dispute, 'id'),
    readText(dispute, 'payment_id'),
    readInteger(dispute, 'amount'),
  ]
  const withheld = readInteger(dispute, 'amount_deducted') ?? 0
  const state = readDisputeState(dispute, withheld)
  if (id === null || payment === null || amount === null || !state) return []
  return [{ id, payment, state, amount, withheld: state === 'won' ? 0 : withheld, fee: 0 }]
}

export function readRefund(refund: unknown): GatewayRefund {
  const status = requireText(refund, 'status')
  const state = refundStates[status]
  if (!state) throw new UnexpectedResponse(`No refund can be ${status}`)
  return {
    id: requireText(refund, 'id'),
    payment: requireText(refund, 'payment_id'),
    amount: requireInteger(refund, 'amount'),
    state,
    reference: readText(refund, 'receipt'),
  }
}

interface OrderResponses {
  readonly order: string
  readonly payments: readonly unknown[]
  readonly refunds: readonly unknown[]
  readonly disputes: readonly unknown[]
}

const createdAt = (payment: unknown): number => readInteger(payment, 'created_at') ?? 0

/** What several answers of the service say together, the latest attempt at the end. */
export function readRazorpayOrder({ order, payments, refunds, disputes }: OrderResponses): GatewayOrder {
  const names = new Set(payments.map((payment) => requireText(payment, 'id')))
  const own = disputes.filter((dispute) => names.has(readText(dispute, 'payment_id') ?? ''))
  return {
    order,
    payments: payments.toSorted((one, other) => createdAt(one) - createdAt(other)).map(readPayment),
    refunds: refunds.map(readRefund),
    disputes: own.flatMap(readDispute),
  }
}
