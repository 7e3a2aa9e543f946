import type { Checkout } from '../providers/gateway.ts'

const nothing: Checkout = { kind: 'none' }

function textAt(value: object, key: string): string {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : ''
}

/** What was kept of a checkout; nothing to do for the payer where there was none. */
export function readCheckout(text: string | null): Checkout {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return nothing
  const kind = textAt(value, 'kind')
  if (kind === 'redirect' || kind === 'stripe') return { kind, url: textAt(value, 'url') }
  if (kind === 'razorpay') return { kind, key: textAt(value, 'key'), order: textAt(value, 'order') }
  return nothing
}
