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

/** `refunded` without `captured` is an authorisation that the service released. */
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

/** Maps a closed dispute to its outcome by the withheld amount. A retrieval is an inquiry. */
function readDisputeState(dispute: unknown, withheld: number): GatewayDispute['state'] | undefined {
  const status = readText(dispute, 'status') ?? ''
  const closed = withheld > 0 ? 'lost' : 'won'
  const state = status === 'closed' ? closed : disputeStates[status]
  return state === 'open' && readText(dispute, 'phase') === 'retrieval' ? 'inquiry' : state
}

/**
 * Reads a dispute; no amount is withheld before it is lost. An unknown format counts as not reported, so that captures
 * are still recorded.
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

export function readRazorpayRefund(refund: unknown): GatewayRefund {
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

export function readRazorpayOrder({ order, payments, refunds, disputes }: OrderResponses): GatewayOrder {
  const names = new Set(payments.map((payment) => requireText(payment, 'id')))
  const own = disputes.filter((dispute) => names.has(readText(dispute, 'payment_id') ?? ''))
  return {
    order,
    payments: payments.toSorted((one, other) => createdAt(one) - createdAt(other)).map(readPayment),
    refunds: refunds.map(readRazorpayRefund),
    disputes: own.flatMap(readDispute),
  }
}

const DAY_SECONDS = 24 * 60 * 60

/** The service retries for a day, and staff may resend events from its dashboard later. */
const OLDEST_SECONDS = 30 * DAY_SECONDS

const EARLIEST_SECONDS = DAY_SECONDS

/** Verifies the raw bytes in constant time; the SDK's own check converts to text and is not constant time. */
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
 * Reads an event. The signature has no time, so the signed `created_at` gives its age. The ID header is unsigned;
 * without it, the body's hash is the ID.
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
