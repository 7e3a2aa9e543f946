import type { Checkout } from './pay-calls.ts'

/** Takes the payer to the gateway. Settles when he is through, or on his way. */
export async function takeOut(checkout: Checkout, what: string): Promise<void> {
  if (checkout.kind === 'redirect' || checkout.kind === 'stripe') location.assign(checkout.url)
  if (checkout.kind !== 'razorpay') return
  const { openRazorpay } = await import('./open-razorpay.ts')
  await openRazorpay(checkout, what)
}
