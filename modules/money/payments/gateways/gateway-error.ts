import type { GatewayName } from './gateway.ts'

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
