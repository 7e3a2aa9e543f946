import type { SiteSettings } from '#framework/tasks'

/** Made-up payments stand on demo sites, and where an operator asks for them: never beside an account that takes money. */
export function isSandboxAllowed({ isDemo, payments }: Pick<SiteSettings, 'isDemo' | 'payments'>): boolean {
  const hasRealGateway = payments?.razorpay !== undefined || payments?.stripe !== undefined
  return !hasRealGateway && (isDemo === true || payments?.sandbox === true)
}
