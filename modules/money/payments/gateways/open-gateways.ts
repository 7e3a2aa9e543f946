import type { Context } from '#framework/context'
import { paymentErrors } from '../errors.ts'
import { gatewaySource } from '../extension-points.ts'
import type { Gateway, GatewayName } from './gateway.ts'
import type { SiteSettings } from '#framework/tasks'

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

/** Opened gateways by site settings, because an SDK is configured once. */
const openedGateways = new WeakMap<object, Map<GatewayName, Promise<Gateway>>>()

function openOnce(context: Context, name: GatewayName, open: GatewayOpener): Promise<Gateway> {
  const known = openedGateways.get(context.site.settings) ?? new Map<GatewayName, Promise<Gateway>>()
  openedGateways.set(context.site.settings, known)
  const gateway = known.get(name) ?? open()
  known.set(name, gateway)
  // A failed opening is retried by the next caller.
  gateway.catch(() => known.delete(name))
  return gateway
}

export function listGateways(context: Context): ReadonlyMap<GatewayName, GatewayOpener> {
  const added = context.extensions(gatewaySource).flatMap((source) => source(context))
  return new Map<GatewayName, GatewayOpener>([
    ...listConfiguredGateways(context).map(
      ([name, open]) => [name, () => openOnce(context, name, open)] as const,
    ),
    ...added.map((gateway) => [gateway.name, async () => gateway] as const),
  ])
}

export async function openGateway(context: Context, name: GatewayName): Promise<Gateway> {
  const open = listGateways(context).get(name)
  if (!open) throw paymentErrors.no_gateway(name)
  return open()
}

export async function requireGateway(context: Context, name: GatewayName): Promise<void> {
  if (name === 'Sandbox' && context.origin.isDemoRefused === true) throw paymentErrors.sandbox_refused()
  await openGateway(context, name)
}

/** True on demo sites and where the operator enables it, but not together with a real gateway. */
export function isSandboxAllowed({ isDemo, payments }: Pick<SiteSettings, 'isDemo' | 'payments'>): boolean {
  const hasRealGateway = payments?.razorpay !== undefined || payments?.stripe !== undefined
  return !hasRealGateway && (isDemo === true || payments?.sandbox === true)
}
