import { paymentErrors } from '../errors.ts'
import { gatewaySource } from '../extension-points.ts'
import type { Gateway, GatewayName } from './gateway.ts'
import type { PayingPlace, PaymentPlace } from '../actions/place.ts'
import { mayPlaySandbox } from './sandbox/sandbox-place.ts'

/** Opens a gateway; what it speaks with is loaded then, and not before. */
type Opening = () => Promise<Gateway>

function ofSettings(place: PaymentPlace): readonly (readonly [GatewayName, Opening])[] {
  const { razorpay, stripe } = place.settings.payments ?? {}
  const real: (readonly [GatewayName, Opening])[] = []
  if (razorpay)
    real.push(['Razorpay', async () => (await import('./razorpay/open-razorpay.ts')).openRazorpay(razorpay)])
  if (stripe) real.push(['Stripe', async () => (await import('./stripe/open-stripe.ts')).openStripe(stripe)])
  if (!mayPlaySandbox(place.settings)) return real
  return [['Sandbox', async () => (await import('./sandbox/open-sandbox.ts')).openSandbox(place)]]
}

/** Gateways that were opened, by the site's settings: an SDK is set up once. */
const opened = new WeakMap<object, Map<GatewayName, Promise<Gateway>>>()

function once(place: PaymentPlace, name: GatewayName, open: Opening): Promise<Gateway> {
  const known = opened.get(place.settings) ?? new Map<GatewayName, Promise<Gateway>>()
  opened.set(place.settings, known)
  const gateway = known.get(name) ?? open()
  known.set(name, gateway)
  // What could not be opened is tried again by whoever comes next.
  gateway.catch(() => known.delete(name))
  return gateway
}

/** Who takes money for this site: the gateways of its settings, and in a demo without any the sandbox. */
export function openingsOf(place: PaymentPlace): ReadonlyMap<GatewayName, Opening> {
  const added = place.extensions(gatewaySource).flatMap((source) => source(place))
  return new Map<GatewayName, Opening>([
    ...ofSettings(place).map(([name, open]) => [name, () => once(place, name, open)] as const),
    ...added.map((gateway) => [gateway.name, async () => gateway] as const),
  ])
}

/** The gateway of this name; an error in words where nobody takes payments by it. */
export async function openGateway(place: PaymentPlace, name: GatewayName): Promise<Gateway> {
  const open = openingsOf(place).get(name)
  if (!open) throw paymentErrors.no_gateway(name)
  return open()
}

/** Refuses to begin a payment that this gateway does not take, or not from whoever asks. */
export async function requireGateway(place: PayingPlace, name: GatewayName): Promise<void> {
  if (name === 'Sandbox' && place.isDemoRefused === true) throw paymentErrors.sandbox_refused()
  await openGateway(place, name)
}
