import type {
  GatewayOrder,
  GatewayDispute,
  GatewayPayment,
  GatewayRefund,
  EventHeaders,
  GatewayEvent,
} from '../gateway.ts'
import {
  readField,
  requireText,
  requireInteger,
  UnexpectedResponse,
  readText,
  readInteger,
} from '../read-response.ts'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

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

const DAY_SECONDS = 24 * 60 * 60

/** The service tries for a day, and people may send an event again from its dashboard for some time. */
const OLDEST_SECONDS = 30 * DAY_SECONDS

const EARLIEST_SECONDS = DAY_SECONDS

/** Over the bytes as they came: the service's own check makes text of them first, and compares in a time that tells. */
function isSignatureValid(raw: Buffer, signature: string | undefined, secret: string): boolean {
  if (!signature || !/^[0-9a-f]{64}$/.test(signature)) return false
  const ours = createHmac('sha256', secret).update(raw).digest()
  return timingSafeEqual(ours, Buffer.from(signature, 'hex'))
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

function readEntity(event: unknown, kind: string): unknown {
  return readField(readField(readField(event, 'payload'), kind), 'entity')
}

interface Keys {
  readonly webhookSecret: string
  now(): Date
}

/**
 * An event of the service. Its signature holds no time, so age is told by `created_at`, which is signed with the rest. The
 * id comes in a header that is not signed: without it, the body itself is the id.
 */
export function readRazorpayEvent(
  raw: Buffer,
  headers: EventHeaders,
  { webhookSecret, now }: Keys,
): GatewayEvent | null {
  if (!isSignatureValid(raw, headers['x-razorpay-signature'], webhookSecret)) return null
  const event = parseJson(raw)
  const [type, created] = [readText(event, 'event'), readInteger(event, 'created_at')]
  if (type === null || created === null) return null
  const age = now().getTime() / 1000 - created
  if (age > OLDEST_SECONDS || age < -EARLIEST_SECONDS) return null
  const payment = readEntity(event, 'payment')
  const dispute = readEntity(event, 'dispute')
  return {
    id: headers['x-razorpay-event-id'] ?? createHash('sha256').update(raw).digest('base64url'),
    type,
    order: readText(payment, 'order_id') ?? readText(readEntity(event, 'order'), 'id'),
    payment:
      readText(payment, 'id') ??
      readText(readEntity(event, 'refund'), 'payment_id') ??
      readText(dispute, 'payment_id'),
    dispute: readText(dispute, 'id'),
    occurredAt: new Date(created * 1000),
  }
}
