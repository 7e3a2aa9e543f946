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

/** The page, while the store says that the order is so far; null before it has answered. */
function shown(state: string | null): string {
  const client = new QueryClient()
  const answer = { value: { state }, at: Date.now(), isKept: false }
  if (state !== null) client.setQueryData([orderCall(token, null).key], answer)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OrderedCart order={order} />
    </QueryClientProvider>,
  )
}

test('a cart that was ordered says so, and the device that ordered is led to the order', () => {
  onDeviceThatOrdered()
  const html = shown('placed')
  expect(html).toContain('cart.ordered_title')
  expect(html).toContain(`href="/my-orders/${order}"`)
})

test('a cart whose order is not paid yet says so and leads to it; nothing is said before that is known', () => {
  onDeviceThatOrdered()
  const html = shown('awaiting payment')
  expect(html).toContain('cart.unpaid_title')
  expect(html).toContain(`href="/my-orders/${order}"`)
  expect(html).not.toContain('cart.ordered_title')
  expect(shown(null)).not.toMatch(/cart\.(un|ordered)/)
})

test('where the order does not open nobody is led to it', () => {
  const html = shown(null)
  expect(html).toContain('cart.ordered_title')
  expect(html).not.toContain('/my-orders')
})
