import type { RawRoute } from '#framework/modules'
import { receiveEvent } from './webhook-event/receive-event.ts'
import type { GatewayName } from './gateways/gateway.ts'

const MAX_EVENT_BYTES = 256 * 1024
/** Rate limit; a gateway sends all events of its downtime at once. */
const MAX_PER_MINUTE = 60_000

function webhook(path: string, gateway: GatewayName): RawRoute {
  return {
    path,
    methods: ['POST'],
    bodyLimit: MAX_EVENT_BYTES,
    mostInAMinute: MAX_PER_MINUTE,
    run: (request) => receiveEvent(gateway, request),
  }
}

export const paymentWebhooks: readonly RawRoute[] = [
  webhook('/hooks/razorpay', 'Razorpay'),
  webhook('/hooks/stripe', 'Stripe'),
  webhook('/hooks/sandbox', 'Sandbox'),
]
