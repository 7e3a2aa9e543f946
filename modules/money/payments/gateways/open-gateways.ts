import type { Context } from '#framework/context'
import { paymentErrors } from '../errors.ts'
import { gatewaySource } from '../extension-points.ts'
import type { Gateway, GatewayName } from './gateway.ts'
import type { SiteSettings } from '#framework/tasks'

/** Opens a gateway; what it speaks with is loaded then, and not before. */
type GatewayOpener = () => Promise<Gateway>

function listConfiguredGateways(context: Context): readonly (readonly [GatewayName, GatewayOpener])[] {
  const { razorpay, stripe } = context.site.settings.payments ?? {}
  const configured: (readonly [GatewayName, GatewayOpener])[] = []
  if (razorpay)
    configured.push([
      'Razorpay',
      async () => (await import('./razorpay/razorpay-gateway.ts')).openRazorpay(razorpay),
    ])
  if (stripe)
    configured.push(['Stripe', async () => (await import('./stripe/stripe-gateway.ts')).openStripe(stripe)])
  if (!isSandboxAllowed(context.site.settings)) return configured
  return [['Sandbox', async () => (await import('./sandbox/sandbox-gateway.ts')).openSandbox(context.site)]]
}

/** Gateways that were opened, by the site's settings: an SDK is set up once. */
const openedGateways = new WeakMap<object, Map<GatewayName, Promise<Gateway>>>()

function openOnce(context: Context, name: GatewayName, open: GatewayOpener): Promise<Gateway> {
  const known = openedGateways.get(context.site.settings) ?? new Map<GatewayName, Promise<Gateway>>()
  openedGateways.set(context.site.settings, known)
  const gateway = known.get(name) ?? open()
  known.set(name, gateway)
  // What could not be opened is tried again by whoever comes next.
  gateway.catch(() => known.delete(name))
  return gateway
}

/** Who takes money for this site: the gateways of its settings, and in a demo without any the sandbox. */
export function listGateways(context: Context): ReadonlyMap<GatewayName, GatewayOpener> {
  const added = context.extensions(gatewaySource).flatMap((source) => source(context))
  return new Map<GatewayName, GatewayOpener>([
    ...listConfiguredGateways(context).map(
      ([name, open]) => [name, () => openOnce(context, name, open)] as const,
    ),
    ...added.map((gateway) => [gateway.name, async () => gateway] as const),
  ])
}

/** The gateway of this name; an error in words where nobody takes payments by it. */
export async function openGateway(context: Context, name: GatewayName): Promise<Gateway> {
  const open = listGateways(context).get(name)
  if (!open) throw paymentErrors.no_gateway(name)
  return open()
}

/** Refuses to begin a payment that this gateway does not take, or not from whoever asks. */
export async function requireGateway(context: Context, name: GatewayName): Promise<void> {
  if (name === 'Sandbox' && context.origin.isDemoRefused === true) throw paymentErrors.sandbox_refused()
  await openGateway(context, name)
}

/** Made-up payments stand on demo sites, and where an operator asks for them: never beside an account that takes money. */
export function isSandboxAllowed({ isDemo, payments }: Pick<SiteSettings, 'isDemo' | 'payments'>): boolean {
  const hasRealGateway = payments?.razorpay !== undefined || payments?.stripe !== undefined
  return !hasRealGateway && (isDemo === true || payments?.sandbox === true)
}
