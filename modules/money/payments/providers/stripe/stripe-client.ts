import type Stripe from 'stripe'
import { gatewayError, PATIENCE, type GatewayOperation } from '../gateway-error.ts'
import { textIn, wholeIn } from '../read-answer.ts'

export interface StripeKeys {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another place that speaks the service's language, for tests. */
  readonly apiUrl?: string
  /** Milliseconds for one answer, where it is not the usual. */
  readonly patience?: number
  readonly now?: () => Date
}

function hostIn(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** The service's SDK, with a patience of ours and nothing told about us beside the questions. */
export async function openClient({ secretKey, apiUrl, patience = PATIENCE }: StripeKeys): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  return new Sdk(secretKey, {
    ...hostIn(apiUrl),
    timeout: patience,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

function failureIn(thrown: unknown): { status: number | null; said: string } {
  const status = wholeIn(thrown, 'statusCode')
  const said = textIn(thrown, 'message')
  return { status, said: status === null ? 'away or too slow' : (said ?? 'without a reason') }
}

/** The service knows nothing under this name. */
export function isUnknownName(thrown: unknown): boolean {
  return wholeIn(thrown, 'statusCode') === 404 && textIn(thrown, 'code') === 'resource_missing'
}

/** The SDK counts its patience anew with every byte that comes: this one holds for the whole of a question. */
function withinPatience<T>(answer: Promise<T>, patience: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('too slow')), patience)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

export type Ask = <T>(operation: GatewayOperation, question: () => Promise<T>) => Promise<T>

/** Asks the service, and makes of whatever goes wrong an error that names no key. */
export function asking({ patience = PATIENCE }: StripeKeys): Ask {
  return async (operation, question) => {
    try {
      return await withinPatience(question(), 2 * patience)
    } catch (thrown) {
      throw gatewayError({ gateway: 'Stripe', operation, ...failureIn(thrown) })
    }
  }
}
