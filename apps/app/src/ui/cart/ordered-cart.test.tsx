import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberOrder } from '../orders/device-orders.ts'
import { OrderedCart } from './ordered-cart.tsx'

const order = 'ORD-2026-000012'

afterEach(() => vi.unstubAllGlobals())

function onDeviceThatOrdered(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  rememberOrder({ order, token: 'A'.repeat(43) })
}

test('a cart that was ordered says so, and the device that ordered is led to the order', () => {
  onDeviceThatOrdered()
  const html = renderToStaticMarkup(<OrderedCart order={order} />)
  expect(html).toContain('cart.ordered_title')
  expect(html).toContain(`href="/my-orders/${order}"`)
})

test('where the order does not open nobody is led to it', () => {
  const html = renderToStaticMarkup(<OrderedCart order={order} />)
  expect(html).toContain('cart.ordered_title')
  expect(html).not.toContain('/my-orders')
})
