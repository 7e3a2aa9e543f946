import type Stripe from 'stripe'
import type { EventHeaders, GatewayEvent } from '../gateway.ts'
import { partIn, textIn } from '../read-answer.ts'

/** Seconds between the service's signing and our reading. It signs anew whenever it sends again. */
const TOLERANCE_SECONDS = 300

interface Keys {
  readonly webhookSecret: string
  now(): Date
}

/** Sessions are the orders; what happened to money names its payment, from which the order is found. */
function namesIn(event: Stripe.Event): Pick<GatewayEvent, 'order' | 'payment' | 'dispute'> {
  const about: unknown = event.data.object
  const kind = textIn(about, 'object')
  const intent = partIn(about, 'payment_intent')
  const payment = typeof intent === 'string' ? intent : textIn(intent, 'id')
  const dispute = kind === 'dispute' ? textIn(about, 'id') : null
  if (kind === 'checkout.session') return { order: textIn(about, 'id'), payment, dispute }
  return { order: null, payment: kind === 'payment_intent' ? textIn(about, 'id') : payment, dispute }
}

function verified(
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

export function readStripeEvent(
  stripe: Stripe,
  { raw, headers }: { raw: Buffer; headers: EventHeaders },
  keys: Keys,
): GatewayEvent | null {
  const signature = headers['stripe-signature']
  const event = signature === undefined ? null : verified(stripe, { raw, signature }, keys)
  if (!event) return null
  return { id: event.id, type: event.type, ...namesIn(event), occurredAt: new Date(event.created * 1000) }
}
