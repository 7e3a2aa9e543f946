import type { Checkout } from '../gateways/gateway.ts'

const noCheckout: Checkout = { kind: 'none' }

function readText(value: object, key: string): string {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : ''
}

/** What was kept of a checkout; nothing to do for the payer where there was none. */
export function readCheckout(text: string | null): Checkout {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return noCheckout
  const kind = readText(value, 'kind')
  if (kind === 'redirect' || kind === 'stripe') return { kind, url: readText(value, 'url') }
  if (kind === 'razorpay') return { kind, key: readText(value, 'key'), order: readText(value, 'order') }
  return noCheckout
}
