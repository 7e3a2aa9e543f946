import type Stripe from 'stripe'
import {
  type Gateway,
  type GatewayOrder,
  type NewOrder,
  type NewRefund,
  type EventHeaders,
  type GatewayEvent,
  GatewayRefused,
  gatewayError,
  TIMEOUT_MS,
  type GatewayOperation,
} from '../gateway.ts'
import { readText, readInteger, readField } from '../read-response.ts'
import { readStripeOrder, readStripeRefund, readExpanded } from './stripe-order.ts'

/** Tolerance between signing and reading in seconds. Resent events are signed again. */
const TOLERANCE_SECONDS = 300

interface Keys {
  readonly webhookSecret: string
  now(): Date
}

/** Reads IDs: a session is an order; money events name the payment, which leads to the order. */
function readIds(event: Stripe.Event): Pick<GatewayEvent, 'order' | 'payment' | 'dispute'> {
  const about: unknown = event.data.object
  const kind = readText(about, 'object')
  const intent = readField(about, 'payment_intent')
  const payment = typeof intent === 'string' ? intent : readText(intent, 'id')
  const dispute = kind === 'dispute' ? readText(about, 'id') : null
  if (kind === 'checkout.session') return { order: readText(about, 'id'), payment, dispute }
  return { order: null, payment: kind === 'payment_intent' ? readText(about, 'id') : payment, dispute }
}

function verifyEvent(
  stripe: Stripe,
  signed: { raw: Buffer; signature: string },
  keys: Keys,
): Stripe.Event | null {
  const { raw, signature } = signed
  try {
    return stripe.webhooks.constructEvent(
      raw,
      signature,
      keys.webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      keys.now().getTime(),
    )
  } catch {
    return null
  }
}

function readStripeEvent(
  stripe: Stripe,
  { raw, headers }: { raw: Buffer; headers: EventHeaders },
  keys: Keys,
): GatewayEvent | null {
  const signature = headers['stripe-signature']
  const event = signature === undefined ? null : verifyEvent(stripe, { raw, signature }, keys)
  if (!event) return null
  return { id: event.id, type: event.type, ...readIds(event), occurredAt: new Date(event.created * 1000) }
}

/** Permitted session lifetime in seconds: half an hour to a day, each with a minute's margin. */
const OPEN_SECONDS = { least: 31 * 60, most: 24 * 60 * 60 - 60 }
const MAX_ITEMS = 100

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

function openUntil(moment: Date, now: Date): number {
  const end = secondsOf(moment)
  const begin = secondsOf(now)
  return Math.min(Math.max(end, begin + OPEN_SECONDS.least), begin + OPEN_SECONDS.most)
}

function sessionBody(
  { reference, amount, currency, description, payer, returnUrl }: NewOrder,
  expires_at: number,
): Stripe.Checkout.SessionCreateParams {
  const product = {
    currency: currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: description },
  }
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: product }],
    client_reference_id: reference,
    ...(payer.email === null ? {} : { customer_email: payer.email }),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at,
    metadata: { reference },
    payment_intent_data: { description, metadata: { reference } },
  }
}

async function createOrder(stripe: Stripe, wanted: NewOrder, now: Date) {
  const expires = openUntil(wanted.expiresAt, now)
  // An idempotency key belongs to one body, which includes the expiry.
  const idempotencyKey = `order:${wanted.reference}:${expires}`
  return stripe.checkout.sessions.create(sessionBody(wanted, expires), { idempotencyKey })
}

const expandedPayment = { expand: ['payment_intent.latest_charge.balance_transaction'] }

async function fetchSession(stripe: Stripe, order: string, known: readonly string[]): Promise<GatewayOrder> {
  const session = await stripe.checkout.sessions.retrieve(order, expandedPayment)
  const intent = readExpanded(session.payment_intent)
  const charge = readExpanded(intent?.latest_charge)
  if (!intent || !charge) return readStripeOrder({ session, intent, refunds: [], disputes: [] })
  const about = { payment_intent: intent.id, limit: MAX_ITEMS }
  const refunds = await stripe.refunds.list(about)
  // An inquiry does not set `disputed`, and an ended one may reset it.
  const mayHaveDisputes = charge.disputed || known.length > 0
  const disputes = mayHaveDisputes ? await stripe.disputes.list(about) : { data: [] }
  return readStripeOrder({ session, intent, refunds: refunds.data, disputes: disputes.data })
}

async function fetchOrder(
  stripe: Stripe,
  order: string,
  known: readonly string[],
): Promise<GatewayOrder | null> {
  try {
    return await fetchSession(stripe, order, known)
  } catch (thrown) {
    if (isNotFound(thrown)) return null
    throw thrown
  }
}

/** Captures a payment. The service refuses a second capture, so its state is queried then. */
async function capture(stripe: Stripe, payment: string, amount: number): Promise<void> {
  try {
    const idempotencyKey = `capture:${payment}:${amount}`
    await stripe.paymentIntents.capture(payment, { amount_to_capture: amount }, { idempotencyKey })
  } catch (thrown) {
    const current = await stripe.paymentIntents.retrieve(payment).catch(() => null)
    if (current?.status !== 'succeeded') throw thrown
  }
}

/**
 * Refunds a payment. Idempotency keys expire after a day, and a crashed server may retry later, so an existing refund
 * of this name is looked up first.
 */
async function refund(stripe: Stripe, { payment, amount, reference }: NewRefund) {
  const { data } = await stripe.refunds.list({ payment_intent: payment, limit: MAX_ITEMS })
  const earlier = data.find(({ metadata }) => metadata?.['reference'] === reference)
  if (earlier) return readStripeRefund(earlier)
  const body = { payment_intent: payment, amount, metadata: { reference } }
  return readStripeRefund(await stripe.refunds.create(body, { idempotencyKey: `refund:${reference}` }))
}

export async function openStripe(keys: StripeKeys): Promise<Gateway> {
  const stripe = await openClient(keys)
  const callService = createServiceCaller(keys)
  const { webhookSecret, now = () => new Date() } = keys
  return {
    name: 'Stripe',
    async createOrder(wanted) {
      const { id, url } = await callService('createOrder', () => createOrder(stripe, wanted, now()))
      if (url !== null) return { order: id, checkout: { kind: 'stripe', url } }
      const reason = 'the session has no page'
      throw new GatewayRefused({ gateway: 'Stripe', operation: 'createOrder', status: 200, reason })
    },
    fetchOrder: (order, disputes = []) =>
      callService('fetchOrder', () => fetchOrder(stripe, order, disputes)),
    capture: (payment, amount) => callService('capture', () => capture(stripe, payment, amount)),
    async refund(wanted) {
      const { id, state } = await callService('refund', () => refund(stripe, wanted))
      if (state !== 'failed') return { id, state }
      const reason = 'this refund failed'
      throw new GatewayRefused({ gateway: 'Stripe', operation: 'refund', status: 200, reason })
    },
    readEvent: (raw, headers) => readStripeEvent(stripe, { raw, headers }, { webhookSecret, now }),
  }
}

interface StripeKeys {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl?: string
  /** Timeout per call in milliseconds. */
  readonly timeoutMs?: number
  readonly now?: () => Date
}

function hostIn(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** Opens the SDK with a timeout and without telemetry. */
async function openClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeKeys): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  return new Sdk(secretKey, {
    ...hostIn(apiUrl),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

function failureIn(thrown: unknown): { status: number | null; reason: string } {
  const status = readInteger(thrown, 'statusCode')
  const reason = readText(thrown, 'message')
  return { status, reason: status === null ? 'away or too slow' : (reason ?? 'without a reason') }
}

function isNotFound(thrown: unknown): boolean {
  return readInteger(thrown, 'statusCode') === 404 && readText(thrown, 'code') === 'resource_missing'
}

/** Limits the whole call, because the SDK's timeout restarts with each received byte. */
function withTimeout<T>(response: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('too slow')), timeoutMs)
  return Promise.race([response, promise]).finally(() => clearTimeout(timer))
}

type ServiceCaller = <T>(operation: GatewayOperation, call: () => Promise<T>) => Promise<T>

/** Calls the service and converts errors so that they contain no key. */
function createServiceCaller({ timeoutMs = TIMEOUT_MS }: StripeKeys): ServiceCaller {
  return async (operation, call) => {
    try {
      return await withTimeout(call(), 2 * timeoutMs)
    } catch (thrown) {
      throw gatewayError({ gateway: 'Stripe', operation, ...failureIn(thrown) })
    }
  }
}
