import type Razorpay from 'razorpay'
import {
  type Gateway,
  type GatewayOrder,
  type NewOrder,
  type NewRefund,
  GatewayRefused,
  gatewayError,
  TIMEOUT_MS,
  type GatewayOperation,
} from '../gateway.ts'
import { createHash } from 'node:crypto'
import {
  isJsonObject,
  readField,
  UnexpectedResponse,
  readText,
  readInteger,
  readItems,
  requireText,
} from '../read-response.ts'
import { readRazorpayEvent, readRazorpayOrder, readRefund } from './razorpay-payloads.ts'

interface RazorpayKeys {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Another place that speaks the service's language, for tests. */
  readonly apiUrl?: string
  /** Milliseconds for one answer, where it is not the usual. */
  readonly timeoutMs?: number
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
  const queue = readField(readField(Reflect.get(Object(value), 'interceptors'), 'request'), 'use')
  return (
    typeof value === 'function' && isJsonObject(Reflect.get(value, 'defaults')) && typeof queue === 'function'
  )
}

const MAX_RESPONSE_BYTES = 2 * 1024 * 1024

/** One key for one refund of ours, in the letters that the service takes. */
const refundKey = (receipt: string): string => createHash('sha256').update(receipt).digest('base64url')

function withIdempotency(request: Request): Request {
  const receipt = readText(request.data, 'receipt')
  if (request.url?.endsWith('/refund') && receipt !== null)
    request.headers['X-Refund-Idempotency'] = refundKey(receipt)
  return request
}

/**
 * The service's SDK, which has no option for a host, a patience or a header of a single call: they are set on what it makes
 * its requests with. Without a patience it would wait for ever.
 */
async function openClient(keys: RazorpayKeys): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay')
  const client = new Sdk({ key_id: keys.keyId, key_secret: keys.keySecret })
  const requests: unknown = Reflect.get(client.api, 'rq')
  if (!isRequests(requests)) throw new Error('The SDK of Razorpay is another one than we know')
  Object.assign(requests.defaults, { maxRedirects: 0, maxContentLength: MAX_RESPONSE_BYTES, proxy: false })
  if (keys.apiUrl !== undefined) requests.defaults['baseURL'] = keys.apiUrl
  requests.interceptors.request.use((request) => {
    request.signal = AbortSignal.timeout(keys.timeoutMs ?? TIMEOUT_MS)
    return withIdempotency(request)
  })
  return client
}

interface Failure {
  readonly status: number | null
  readonly reason: string
}

/** The SDK throws what the service said, and a TypeError of its own when the service said nothing. */
function failureIn(thrown: unknown): Failure {
  if (thrown instanceof UnexpectedResponse) return { status: null, reason: thrown.message }
  const status = readInteger(thrown, 'statusCode')
  const reason = readText(readField(thrown, 'error'), 'description')
  return { status, reason: reason ?? (status === null ? 'away or too slow' : 'without a reason') }
}

/** The service knows nothing under this name. */
function isNotFound(thrown: unknown): boolean {
  const { status, reason } = failureIn(thrown)
  return status === 404 || (status === 400 && /does not exist|not a valid id/i.test(reason))
}

/** Asks the service, and makes of whatever goes wrong an error that names no key. */
async function callService<T>(operation: GatewayOperation, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    throw gatewayError({ gateway: 'Razorpay', operation, ...failureIn(thrown) })
  }
}

/** Minutes between which the service takes a bound for capturing. */
const CAPTURE_MINUTES = { least: 12, most: 7200 }
const MAX_RECEIPT_LENGTH = 40
const PAGE = { count: 100 }

function minutesUntil(moment: Date, now: Date): number {
  const minutes = Math.ceil((moment.getTime() - now.getTime()) / 60_000)
  return Math.min(Math.max(minutes, CAPTURE_MINUTES.least), CAPTURE_MINUTES.most)
}

/**
 * What is authorised in time is captured by the service itself, so that our being away loses no payment. What is authorised
 * late waits for us: we capture it, or the service lets it go.
 */
function orderBody({ reference, amount, currency, expiresAt }: NewOrder, now: Date) {
  return {
    amount,
    currency,
    receipt: reference.slice(0, MAX_RECEIPT_LENGTH),
    notes: { reference },
    payment: {
      capture: 'automatic' as const,
      capture_options: {
        automatic_expiry_period: minutesUntil(expiresAt, now),
        manual_expiry_period: CAPTURE_MINUTES.most,
        refund_speed: 'normal' as const,
      },
    },
  }
}

async function createOrder(client: Razorpay, body: ReturnType<typeof orderBody>): Promise<string> {
  return requireText(await client.orders.create(body), 'id')
}

async function fetchRefunds(client: Razorpay, payment: string): Promise<readonly unknown[]> {
  return readItems(await client.payments.fetchMultipleRefund(payment, PAGE))
}

/**
 * Disputes that are known by name, and the latest of the account, among which a new one is found that no event told of. An
 * account may have no right to disputes: what was taken is booked all the same, and what is not told is no news.
 */
async function fetchDisputes(client: Razorpay, known: readonly string[]): Promise<readonly unknown[]> {
  const named = known.map(async (id) => [await client.disputes.fetch(id)])
  const latest = client.disputes.all(PAGE).then(readItems)
  const responses = await Promise.allSettled([...named, latest])
  const fetched = responses.flatMap((response) => (response.status === 'fulfilled' ? response.value : []))
  return [...new Map(fetched.map((dispute) => [readText(dispute, 'id'), dispute])).values()]
}

/** The only question by which an order may turn out to be unknown. */
async function fetchPayments(client: Razorpay, order: string): Promise<readonly unknown[] | null> {
  try {
    return readItems(await client.orders.fetchPayments(order))
  } catch (thrown) {
    if (isNotFound(thrown)) return null
    throw thrown
  }
}

async function fetchOrder(
  client: Razorpay,
  order: string,
  known: readonly string[],
): Promise<GatewayOrder | null> {
  const payments = await fetchPayments(client, order)
  if (payments === null) return null
  const captured = payments.filter((payment) => Reflect.get(Object(payment), 'captured') === true)
  if (captured.length === 0) return readRazorpayOrder({ order, payments, refunds: [], disputes: [] })
  const refunds = await Promise.all(captured.map((one) => fetchRefunds(client, requireText(one, 'id'))))
  const disputes = await fetchDisputes(client, known)
  return readRazorpayOrder({ order, payments, refunds: refunds.flat(), disputes })
}

/** The service refuses to capture twice; whether it is captured is then asked for. */
async function capture(client: Razorpay, payment: string, price: { amount: number; currency: string }) {
  try {
    requireText(await client.payments.capture(payment, price.amount, price.currency), 'id')
  } catch (thrown) {
    const current = await client.payments.fetch(payment).catch(() => null)
    if (readText(current, 'status') !== 'captured') throw thrown
  }
}

/**
 * Idempotency keys are forgotten after some time, and a refund that was asked for by a server that died may be asked for
 * again a day later: so what was asked for is looked up first, by our name for it.
 */
async function refund(client: Razorpay, { payment, amount, reference }: NewRefund) {
  const known = (await fetchRefunds(client, payment)).map(readRefund)
  const earlier = known.find((one) => one.reference === reference)
  if (earlier) return earlier
  const body = { amount, speed: 'normal' as const, receipt: reference, notes: { reference } }
  return readRefund(await client.payments.refund(payment, body))
}

/** Razorpay by its own SDK, loaded with the first call of this. */
export async function openRazorpay(keys: RazorpayKeys): Promise<Gateway> {
  const client = await openClient(keys)
  const { now = () => new Date() } = keys
  return {
    name: 'Razorpay',
    async createOrder(wanted) {
      const order = await callService('createOrder', () => createOrder(client, orderBody(wanted, now())))
      return { order, checkout: { kind: 'razorpay', key: keys.keyId, order } }
    },
    fetchOrder: (order, disputes = []) =>
      callService('fetchOrder', () => fetchOrder(client, order, disputes)),
    capture: (payment, amount, currency) =>
      callService('capture', () => capture(client, payment, { amount, currency })),
    async refund(wanted) {
      const { id, state } = await callService('refund', () => refund(client, wanted))
      if (state !== 'failed') return { id, state }
      const reason = 'this refund failed'
      throw new GatewayRefused({ gateway: 'Razorpay', operation: 'refund', status: 200, reason })
    },
    readEvent: (raw, headers) => readRazorpayEvent(raw, headers, { webhookSecret: keys.webhookSecret, now }),
  }
}
