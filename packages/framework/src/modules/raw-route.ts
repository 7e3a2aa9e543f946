import type { Context } from '#framework/context'
import type { TaskPayload } from '#framework/tasks'

/** A request as it came: its body is the very bytes that were sent, and nothing is known of who asks. */
export interface RawRequest {
  readonly method: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
  /** A guest's, without a transaction; `ctx.origin` tells the network address. */
  readonly ctx: Context
  /** Work for later, by a statement of its own. */
  later(task: string, payload: TaskPayload): Promise<void>
}

export interface RawResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/**
 * A way in that is not the dialect's: for services that speak their own language, and pages that are not the app's. No
 * cookie is read and no session is known, so nothing here can be done in somebody's name.
 */
export interface RawRoute {
  /** Like '/hooks/razorpay' or '/sandbox/pay/:order'; never below /api. */
  readonly path: string
  readonly methods: readonly ('GET' | 'POST')[]
  /** Bytes of the largest body. */
  readonly bodyLimit: number
  /** Requests from one network in a minute; 600 unless told. */
  readonly mostInAMinute?: number
  run(request: RawRequest): Promise<RawResponse>
}
