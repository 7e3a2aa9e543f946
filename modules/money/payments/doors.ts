import type { Door } from '#framework/modules'
import { takeIn } from './actions/take-in.ts'
import type { GatewayName } from './providers/gateway.ts'

const LARGEST_EVENT = 256 * 1024
/** A gateway that was away sends all that happened meanwhile. */
const MOST_IN_A_MINUTE = 60_000

function hook(path: string, gateway: GatewayName): Door {
  return {
    path,
    methods: ['POST'],
    bodyLimit: LARGEST_EVENT,
    mostInAMinute: MOST_IN_A_MINUTE,
    run: (request) => takeIn(gateway, request),
  }
}

export const paymentDoors: readonly Door[] = [
  hook('/hooks/razorpay', 'Razorpay'),
  hook('/hooks/stripe', 'Stripe'),
  hook('/hooks/sandbox', 'Sandbox'),
]
