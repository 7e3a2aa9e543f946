import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BackInStockForm } from './buy-part.tsx'
import { isSoldOut } from './variant-choice.tsx'

test('A product is sold out when no seller has it, and available when one does', () => {
  const offer = (in_stock: 0 | 1) => ({ in_stock, back_order: null })
  const preOrder = { kind: 'pre-order', release_on: '2026-12-12', days: null, left: 3 } as const
  expect(isSoldOut({ offers: [offer(0), offer(0)] })).toBe(true)
  expect(isSoldOut({ offers: [offer(0), offer(1)] })).toBe(false)
  expect(isSoldOut({ offers: [offer(0), { in_stock: 0, back_order: preOrder }] })).toBe(false)
})

test('A guest who requests a back-in-stock notification gives an e-mail address', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BackInStockForm variant="VAR-1" />
    </QueryClientProvider>,
  )
  expect(html).toContain('type="email"')
  expect(html).toContain('catalog.notify_me')
})
