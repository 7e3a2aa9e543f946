import { createHash } from 'node:crypto'
import type Razorpay from 'razorpay'
import { gatewayError, PATIENCE, type GatewayOperation } from '../gateway-error.ts'
import { isAnswer, partIn, StrangeAnswer, textIn, wholeIn } from '../read-answer.ts'

export interface RazorpayKeys {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Another place that speaks the service's language, for tests. */
  readonly apiUrl?: string
  /** Milliseconds for one answer, where it is not the usual. */
  readonly patience?: number
  readonly now?: () => Date
}

interface Request {
  url?: string
  data?: unknown
  headers: Record<string, unknown>
  signal?: AbortSignal
}

/** What the SDK makes its requests with, as far as we need it. */
interface Requests {
  readonly defaults: Record<string, unknown>
  readonly interceptors: { readonly request: { use(change: (request: Request) => Request): unknown } }
}

function isRequests(value: unknown): value is Requests {
  const queue = partIn(partIn(Reflect.get(Object(value), 'interceptors'), 'request'), 'use')
  return (
    typeof value === 'function' && isAnswer(Reflect.get(value, 'defaults')) && typeof queue === 'function'
  )
}

const LONGEST_ANSWER = 2 * 1024 * 1024

/** One key for one refund of ours, in the letters that the service takes. */
const refundKey = (receipt: string): string => createHash('sha256').update(receipt).digest('base64url')

function withIdempotency(request: Request): Request {
  const receipt = textIn(request.data, 'receipt')
  if (request.url?.endsWith('/refund') && receipt !== null)
    request.headers['X-Refund-Idempotency'] = refundKey(receipt)
  return request
}

/**
 * The service's SDK, which has no option for a host, a patience or a header of a single call: they are set on what it makes
 * its requests with. Without a patience it would wait for ever.
 */
export async function openClient(keys: RazorpayKeys): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay')
  const client = new Sdk({ key_id: keys.keyId, key_secret: keys.keySecret })
  const requests: unknown = Reflect.get(client.api, 'rq')
  if (!isRequests(requests)) throw new Error('The SDK of Razorpay is another one than we know')
  Object.assign(requests.defaults, { maxRedirects: 0, maxContentLength: LONGEST_ANSWER, proxy: false })
  if (keys.apiUrl !== undefined) requests.defaults['baseURL'] = keys.apiUrl
  requests.interceptors.request.use((request) => {
    request.signal = AbortSignal.timeout(keys.patience ?? PATIENCE)
    return withIdempotency(request)
  })
  return client
}

interface Failure {
  readonly status: number | null
  readonly said: string
}

/** The SDK throws what the service said, and a TypeError of its own when the service said nothing. */
function failureIn(thrown: unknown): Failure {
  if (thrown instanceof StrangeAnswer) return { status: null, said: thrown.message }
  const status = wholeIn(thrown, 'statusCode')
  const said = textIn(partIn(thrown, 'error'), 'description')
  return { status, said: said ?? (status === null ? 'away or too slow' : 'without a reason') }
}

/** The service knows nothing under this name. */
export function isUnknownName(thrown: unknown): boolean {
  const { status, said } = failureIn(thrown)
  return status === 404 || (status === 400 && /does not exist|not a valid id/i.test(said))
}

/** Asks the service, and makes of whatever goes wrong an error that names no key. */
export async function ask<T>(operation: GatewayOperation, question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (thrown) {
    throw gatewayError({ gateway: 'Razorpay', operation, ...failureIn(thrown) })
  }
}
