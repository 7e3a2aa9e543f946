export const gatewayNames = ['Sandbox', 'Razorpay', 'Stripe', 'Counter', 'Cash on Delivery'] as const

export type GatewayName = (typeof gatewayNames)[number]

/** What the payer's browser does next. */
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

/** What a gateway is asked to take. */
export interface NewOrder {
  /** Name of our Payment: a gateway that is asked twice with one reference takes money once. */
  readonly reference: string
  /** Minor units. */
  readonly amount: number
  /** ISO 4217, in capital letters. */
  readonly currency: string
  readonly description: string
  readonly payer: Payer
  /** Where the payer comes back to, as a whole address. */
  readonly returnUrl: string
  readonly expiresAt: Date
}

export interface GatewayPayment {
  /** The gateway's own name for it. */
  readonly id: string
  readonly state: 'created' | 'authorised' | 'captured' | 'failed'
  readonly amount: number
  readonly currency: string
  readonly method: string | null
  /** How much of it went back, or is on its way back. */
  readonly refunded: number
  /** What the gateway keeps, taxes on it included; null while nobody knows. */
  readonly fee: number | null
  readonly error: string | null
}

export interface GatewayRefund {
  readonly id: string
  /** The gateway's own name of the payment. */
  readonly payment: string
  readonly amount: number
  readonly state: 'pending' | 'done' | 'failed'
  /** Under which our Refund asked for it, where the gateway keeps that. */
  readonly reference: string | null
}

/** A bank that asks for money back on behalf of the payer. A payment may have several, each over a part of it. */
export interface GatewayDispute {
  readonly id: string
  /** The gateway's own name of the payment. */
  readonly payment: string
  /** The bank of an `inquiry` only asks: no money is held back for it. */
  readonly state: 'inquiry' | 'open' | 'won' | 'lost'
  readonly amount: number
  /** What of it the gateway has taken from us by now, minor units. */
  readonly withheld: number
  /** What the gateway charges for it; 0 while nobody knows. */
  readonly fee: number
}

/**
 * What a gateway says of one order. It is the only thing that moves a payment: an event, the payer's return and the
 * reconciler all ask for it and end in the same place.
 */
export interface GatewayOrder {
  readonly order: string
  readonly payments: readonly GatewayPayment[]
  readonly refunds: readonly GatewayRefund[]
  /** Those that the gateway told of this time. One that is missing has not ended: nothing is known of it. */
  readonly disputes: readonly GatewayDispute[]
}

/** A genuine event: that something happened, not what. What is true now is asked of the gateway. */
export interface GatewayEvent {
  /** The same however often the gateway sends it. */
  readonly id: string
  readonly type: string
  readonly order: string | null
  /** The gateway's name of the payment, where an event tells no order. */
  readonly payment: string | null
  /** The gateway's name of the dispute that it is about. */
  readonly dispute: string | null
  readonly occurredAt: Date
}

export interface NewRefund {
  /** The gateway's own name of the payment. */
  readonly payment: string
  readonly amount: number
  /** Name of our Refund: asked twice with one reference, money goes back once. */
  readonly reference: string
}

export type EventHeaders = Readonly<Record<string, string | undefined>>

/**
 * Somebody outside who takes money for us. Calls are bounded in time; they throw GatewayUnavailable when nothing is known
 * and it may be tried again, and GatewayRefused when the gateway will never do it. None may be made while locks are held.
 */
export interface Gateway {
  readonly name: GatewayName
  createOrder(request: NewOrder): Promise<{ readonly order: string; readonly checkout: Checkout }>
  /** Null when the gateway knows no such order. `disputes` are those of it that are known to run: they are asked for by name. */
  fetchOrder(order: string, disputes?: readonly string[]): Promise<GatewayOrder | null>
  /** Takes what was authorised. Nothing happens when it is taken already. */
  capture(payment: string, amount: number, currency: string): Promise<void>
  refund(request: NewRefund): Promise<{ readonly id: string; readonly state: 'pending' | 'done' }>
  /** Checks the signature over the raw bytes; null when the event is not genuine, or too old to be. */
  readEvent(raw: Buffer, headers: EventHeaders): GatewayEvent | null
}

export type GatewayOperation = 'createOrder' | 'fetchOrder' | 'capture' | 'refund'

export interface GatewayFailure {
  readonly gateway: GatewayName
  readonly operation: GatewayOperation
  /** What the gateway answered; null when it answered nothing. */
  readonly status: number | null
  /** In the gateway's own words, for staff. Never a key, never a header. */
  readonly reason: string
}

const MAX_REASON_LENGTH = 300

/** What went wrong at a gateway. It holds no cause: errors of HTTP clients carry the request, and with it our keys. */
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

/** The gateway is away, slow or busy: whether it did what it was asked is not known, and it may be asked again. */
export class GatewayUnavailable extends GatewayError {
  override readonly name = 'GatewayUnavailable'
}

/** The gateway will never do this. */
export class GatewayRefused extends GatewayError {
  override readonly name = 'GatewayRefused'
}

/** Sign-in refused (401, 403) is a mistake of ours that can be mended: what was asked stays wanted. */
function isRetryable(status: number | null): boolean {
  return status === null || status >= 500 || [401, 403, 408, 409, 425, 429].includes(status)
}

export function gatewayError(failure: GatewayFailure): GatewayError {
  // A service that refuses a key may repeat it in its words.
  const isKeyRefused = failure.status === 401
  const safeFailure = isKeyRefused ? { ...failure, reason: 'the key is not accepted' } : failure
  return isRetryable(failure.status) ? new GatewayUnavailable(safeFailure) : new GatewayRefused(safeFailure)
}

/** Milliseconds that a gateway may take for one answer. */
export const TIMEOUT_MS = 10_000
