import type Stripe from 'stripe'
import type { Gateway, GatewayView, NewOrder, NewRefund } from '../gateway.ts'
import { GatewayRefused } from '../gateway-error.ts'
import { asking, isUnknownName, openClient, type StripeKeys } from './stripe-client.ts'
import { readStripeEvent } from './stripe-event.ts'
import { stripeView, viewedRefund, whole } from './stripe-view.ts'

/** Seconds for which the service keeps a session open: from half an hour to a day, both with a minute to spare. */
const OPEN_SECONDS = { least: 31 * 60, most: 24 * 60 * 60 - 60 }
const MOST = 100

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
  // A key stands for one body, and the body says when the session ends.
  const idempotencyKey = `order:${wanted.reference}:${expires}`
  return stripe.checkout.sessions.create(sessionBody(wanted, expires), { idempotencyKey })
}

const wholePayment = { expand: ['payment_intent.latest_charge.balance_transaction'] }

async function viewOf(stripe: Stripe, order: string, known: readonly string[]): Promise<GatewayView> {
  const session = await stripe.checkout.sessions.retrieve(order, wholePayment)
  const intent = whole(session.payment_intent)
  const charge = whole(intent?.latest_charge)
  if (!intent || !charge) return stripeView({ session, intent, refunds: [], disputes: [] })
  const about = { payment_intent: intent.id, limit: MOST }
  const refunds = await stripe.refunds.list(about)
  // An inquiry does not make a charge disputed, and one that is over may be none any more.
  const isAsked = charge.disputed || known.length > 0
  const disputes = isAsked ? await stripe.disputes.list(about) : { data: [] }
  return stripeView({ session, intent, refunds: refunds.data, disputes: disputes.data })
}

async function fetchOrder(
  stripe: Stripe,
  order: string,
  known: readonly string[],
): Promise<GatewayView | null> {
  try {
    return await viewOf(stripe, order, known)
  } catch (thrown) {
    if (isUnknownName(thrown)) return null
    throw thrown
  }
}

/** The service refuses to capture twice; whether it is captured is then asked for. */
async function capture(stripe: Stripe, payment: string, amount: number): Promise<void> {
  try {
    const idempotencyKey = `capture:${payment}:${amount}`
    await stripe.paymentIntents.capture(payment, { amount_to_capture: amount }, { idempotencyKey })
  } catch (thrown) {
    const standing = await stripe.paymentIntents.retrieve(payment).catch(() => null)
    if (standing?.status !== 'succeeded') throw thrown
  }
}

/**
 * Idempotency keys are forgotten after a day, and a refund that was asked for by a server that died may be asked for again
 * later than that: so what was asked for is looked up first, by our name for it.
 */
async function refund(stripe: Stripe, { payment, amount, reference }: NewRefund) {
  const { data } = await stripe.refunds.list({ payment_intent: payment, limit: MOST })
  const earlier = data.find(({ metadata }) => metadata?.['reference'] === reference)
  if (earlier) return viewedRefund(earlier)
  const body = { payment_intent: payment, amount, metadata: { reference } }
  return viewedRefund(await stripe.refunds.create(body, { idempotencyKey: `refund:${reference}` }))
}

/** Stripe by its own SDK, loaded with the first call of this: its hosted page takes the payment. */
export async function openStripe(keys: StripeKeys): Promise<Gateway> {
  const stripe = await openClient(keys)
  const ask = asking(keys)
  const { webhookSecret, now = () => new Date() } = keys
  return {
    name: 'Stripe',
    async createOrder(wanted) {
      const { id, url } = await ask('createOrder', () => createOrder(stripe, wanted, now()))
      if (url !== null) return { order: id, checkout: { kind: 'stripe', url } }
      const said = 'the session has no page'
      throw new GatewayRefused({ gateway: 'Stripe', operation: 'createOrder', status: 200, said })
    },
    fetchOrder: (order, disputes = []) => ask('fetchOrder', () => fetchOrder(stripe, order, disputes)),
    capture: (payment, amount) => ask('capture', () => capture(stripe, payment, amount)),
    async refund(wanted) {
      const { id, state } = await ask('refund', () => refund(stripe, wanted))
      if (state !== 'failed') return { id, state }
      const said = 'this refund failed'
      throw new GatewayRefused({ gateway: 'Stripe', operation: 'refund', status: 200, said })
    },
    readEvent: (raw, headers) => readStripeEvent(stripe, { raw, headers }, { webhookSecret, now }),
  }
}
