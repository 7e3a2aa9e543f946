import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isSoldOut, BackInStockForm } from './buy-part.tsx'

test('what no stall has is sold out; one of them is enough', () => {
  expect(isSoldOut({ offers: [{ in_stock: 0 }, { in_stock: 0 }] })).toBe(true)
  expect(isSoldOut({ offers: [{ in_stock: 0 }, { in_stock: 1 }] })).toBe(false)
})

test('a guest who waits for something says where to write', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <BackInStockForm variant="VAR-1" />
    </QueryClientProvider>,
  )
  expect(html).toContain('type="email"')
  expect(html).toContain('catalog.notify_me')
})
