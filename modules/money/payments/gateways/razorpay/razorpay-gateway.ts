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
import { readRazorpayEvent, readRazorpayOrder, readRazorpayRefund } from './razorpay-payloads.ts'

interface RazorpayKeys {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  readonly apiUrl?: string
  /** Timeout per call in milliseconds. */
  readonly timeoutMs?: number
  readonly now?: () => Date
}

interface Request {
  url?: string
  data?: unknown
  headers: Record<string, unknown>
  signal?: AbortSignal
}

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

/** Hashes the refund's name to characters that the service accepts as idempotency key. */
const refundKey = (receipt: string): string => createHash('sha256').update(receipt).digest('base64url')

function withIdempotency(request: Request): Request {
  const receipt = readText(request.data, 'receipt')
  if (request.url?.endsWith('/refund') && receipt !== null)
    request.headers['X-Refund-Idempotency'] = refundKey(receipt)
  return request
}

/**
 * Opens the SDK. It has no option for host, timeout or a header of one call, so they are set on its HTTP client;
 * without a timeout it would wait forever.
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

/** Reads the failure: the SDK throws the service's error, or a TypeError without a response. */
function failureIn(thrown: unknown): Failure {
  if (thrown instanceof UnexpectedResponse) return { status: null, reason: thrown.message }
  const status = readInteger(thrown, 'statusCode')
  const reason = readText(readField(thrown, 'error'), 'description')
  return { status, reason: reason ?? (status === null ? 'away or too slow' : 'without a reason') }
}

function isNotFound(thrown: unknown): boolean {
  const { status, reason } = failureIn(thrown)
  return status === 404 || (status === 400 && /does not exist|not a valid id/i.test(reason))
}

/** Calls the service and converts errors so that they contain no key. */
async function callService<T>(operation: GatewayOperation, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    throw gatewayError({ gateway: 'Razorpay', operation, ...failureIn(thrown) })
  }
}

/** Permitted minutes of the capture timeout. */
const CAPTURE_MINUTES = { least: 12, most: 7200 }
const MAX_RECEIPT_LENGTH = 40
const PAGE = { count: 100 }

function minutesUntil(moment: Date, now: Date): number {
  const minutes = Math.ceil((moment.getTime() - now.getTime()) / 60_000)
  return Math.min(Math.max(minutes, CAPTURE_MINUTES.least), CAPTURE_MINUTES.most)
}

/**
 * Lets the service capture timely authorisations on its own, so that a downtime loses no payment. Late authorisations
 * are captured by this site, or expire.
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
 * Fetches known disputes, and the latest of the account, which may include one without an event. An account without
 * access to disputes still records captures.
 */
async function fetchDisputes(client: Razorpay, known: readonly string[]): Promise<readonly unknown[]> {
  const named = known.map(async (id) => [await client.disputes.fetch(id)])
  const latest = client.disputes.all(PAGE).then(readItems)
  const responses = await Promise.allSettled([...named, latest])
  const fetched = responses.flatMap((response) => (response.status === 'fulfilled' ? response.value : []))
  return [...new Map(fetched.map((dispute) => [readText(dispute, 'id'), dispute])).values()]
}

/** Returns null for an unknown order; the only request that detects it. */
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

/** Captures a payment. The service refuses a second capture, so its state is queried then. */
async function capture(client: Razorpay, payment: string, price: { amount: number; currency: string }) {
  try {
    requireText(await client.payments.capture(payment, price.amount, price.currency), 'id')
  } catch (thrown) {
    const current = await client.payments.fetch(payment).catch(() => null)
    if (readText(current, 'status') !== 'captured') throw thrown
  }
}

/**
 * Refunds a payment. Idempotency keys expire, and a crashed server may retry a day later, so an existing refund of this
 * name is looked up first.
 */
async function refund(client: Razorpay, { payment, amount, reference }: NewRefund) {
  const known = (await fetchRefunds(client, payment)).map(readRazorpayRefund)
  const earlier = known.find((one) => one.reference === reference)
  if (earlier) return earlier
  const body = { amount, speed: 'normal' as const, receipt: reference, notes: { reference } }
  return readRazorpayRefund(await client.payments.refund(payment, body))
}

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
