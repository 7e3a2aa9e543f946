import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberOrder, orderCall } from '../orders/order-access.ts'
import { OrderedCart } from './ordered-cart.tsx'

const order = 'ORD-2026-000012'
const token = 'A'.repeat(43)

afterEach(() => vi.unstubAllGlobals())

function onDeviceThatOrdered(): void {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  })
  rememberOrder({ order, token })
}

function shown(state: string | null): string {
  const client = new QueryClient()
  if (state !== null) client.setQueryData([orderCall(token, null).key], { state })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OrderedCart order={order} />
    </QueryClientProvider>,
  )
}

test('An ordered cart says so, and the device that ordered it is sent to the order', () => {
  onDeviceThatOrdered()
  const html = shown('placed')
  expect(html).toContain('cart.ordered_title')
  expect(html).toContain(`href="/my-orders/${order}"`)
})

test('A cart with an unpaid order says so and links to it, once that is known', () => {
  onDeviceThatOrdered()
  const html = shown('awaiting payment')
  expect(html).toContain('cart.unpaid_title')
  expect(html).toContain(`href="/my-orders/${order}"`)
  expect(html).not.toContain('cart.ordered_title')
  expect(shown(null)).not.toMatch(/cart\.(un|ordered)/)
})

test('A device that cannot open the order is not sent to it', () => {
  const html = shown(null)
  expect(html).toContain('cart.ordered_title')
  expect(html).not.toContain('/my-orders')
})
