import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isSoldOut, BackInStockForm } from './buy-part.tsx'

test('A product is sold out when no seller has it, and available when one does', () => {
  expect(isSoldOut({ offers: [{ in_stock: 0 }, { in_stock: 0 }] })).toBe(true)
  expect(isSoldOut({ offers: [{ in_stock: 0 }, { in_stock: 1 }] })).toBe(false)
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
