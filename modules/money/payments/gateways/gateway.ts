/** Payments from value that is held here: they are captured at once, and refunded to where they came from. */
const storedValueGateways = ['Wallet', 'Gift Card', 'Reward Points'] as const

export type StoredValueGateway = (typeof storedValueGateways)[number]

export const gatewayNames = [
  ...(['Sandbox', 'Razorpay', 'Stripe', 'Counter', 'Cash on Delivery'] as const),
  ...storedValueGateways,
] as const

export type GatewayName = (typeof gatewayNames)[number]

export const isStoredValue = (gateway: GatewayName): gateway is StoredValueGateway =>
  storedValueGateways.some((one) => one === gateway)

export type Checkout =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'razorpay'; readonly key: string; readonly order: string }
  | { readonly kind: 'stripe'; readonly url: string }
  | { readonly kind: 'none' }

export interface Payer {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

export interface NewOrder {
  readonly reference: string
  /** Minor units. */
  readonly amount: number
  /** ISO 4217 code in upper case. */
  readonly currency: string
  readonly description: string
  readonly payer: Payer
  /** Absolute URL to return to. */
  readonly returnUrl: string
  readonly expiresAt: Date
}

export interface GatewayPayment {
  readonly id: string
  readonly state: 'created' | 'authorised' | 'captured' | 'failed'
  readonly amount: number
  readonly currency: string
  readonly method: string | null
  readonly refunded: number
  /** Gateway's fee including taxes; null while unknown. */
  readonly fee: number | null
  readonly error: string | null
}

export interface GatewayRefund {
  readonly id: string
  readonly payment: string
  readonly amount: number
  readonly state: 'pending' | 'done' | 'failed'
  readonly reference: string | null
}

export interface GatewayDispute {
  readonly id: string
  readonly payment: string
  /** An `inquiry` withholds no money. */
  readonly state: 'inquiry' | 'open' | 'won' | 'lost'
  readonly amount: number
  /** Amount withheld by the gateway so far, minor units. */
  readonly withheld: number
  readonly fee: number
}

/**
 * Gateway's view of an order. Only this changes a payment: events, the payer's return and the reconciler all query it.
 */
export interface GatewayOrder {
  readonly order: string
  readonly payments: readonly GatewayPayment[]
  readonly refunds: readonly GatewayRefund[]
  /** Disputes reported in this response. A missing one has not ended. */
  readonly disputes: readonly GatewayDispute[]
}

/** An authentic event. It only triggers a query of the gateway for the current state. */
export interface GatewayEvent {
  /** Event ID, equal for repeated deliveries. */
  readonly id: string
  readonly type: string
  readonly order: string | null
  readonly payment: string | null
  readonly dispute: string | null
  readonly occurredAt: Date
}

export interface NewRefund {
  readonly payment: string
  readonly amount: number
  readonly reference: string
}

export type EventHeaders = Readonly<Record<string, string | undefined>>

/**
 * A payment gateway. Calls have timeouts; they throw GatewayUnavailable for an unknown result that may be retried, and
 * GatewayRefused for a final refusal. No call may be made while locks are held.
 */
export interface Gateway {
  readonly name: GatewayName
  createOrder(request: NewOrder): Promise<{ readonly order: string; readonly checkout: Checkout }>
  /** Returns null for an unknown order. `disputes` are known open ones, queried by ID. */
  fetchOrder(order: string, disputes?: readonly string[]): Promise<GatewayOrder | null>
  /** Captures an authorised payment. Idempotent. */
  capture(payment: string, amount: number, currency: string): Promise<void>
  refund(request: NewRefund): Promise<{ readonly id: string; readonly state: 'pending' | 'done' }>
  /** Verifies the signature over the raw bytes; null for an inauthentic or too old event. */
  readEvent(raw: Buffer, headers: EventHeaders): GatewayEvent | null
}

export type GatewayOperation = 'createOrder' | 'fetchOrder' | 'capture' | 'refund'

export interface GatewayFailure {
  readonly gateway: GatewayName
  readonly operation: GatewayOperation
  /** HTTP status; null without a response. */
  readonly status: number | null
  /** Reason in the gateway's words, for staff, without keys and headers. */
  readonly reason: string
}

const MAX_REASON_LENGTH = 300

/** An error of a gateway. It has no cause, because errors of HTTP clients contain the request with its keys. */
export abstract class GatewayError extends Error {
  readonly gateway: GatewayName
  readonly operation: GatewayOperation
  readonly status: number | null

  constructor({ gateway, operation, status, reason }: GatewayFailure) {
    const response = status === null ? 'no answer' : `answer ${status}`
    super(`${gateway}, ${operation}: ${response}, ${reason.slice(0, MAX_REASON_LENGTH)}`)
    this.gateway = gateway
    this.operation = operation
    this.status = status
  }
}

/** The gateway is unavailable, slow or busy: the result is unknown, and a retry is possible. */
export class GatewayUnavailable extends GatewayError {
  override readonly name = 'GatewayUnavailable'
}

export class GatewayRefused extends GatewayError {
  override readonly name = 'GatewayRefused'
}

/** True for refused credentials (401, 403) too, which a corrected configuration fixes. */
function isRetryable(status: number | null): boolean {
  return status === null || status >= 500 || [401, 403, 408, 409, 425, 429].includes(status)
}

export function gatewayError(failure: GatewayFailure): GatewayError {
  // A service that refuses a key may repeat the key in its message.
  const isKeyRefused = failure.status === 401
  const safeFailure = isKeyRefused ? { ...failure, reason: 'the key is not accepted' } : failure
  return isRetryable(failure.status) ? new GatewayUnavailable(safeFailure) : new GatewayRefused(safeFailure)
}

export const TIMEOUT_MS = 10_000
