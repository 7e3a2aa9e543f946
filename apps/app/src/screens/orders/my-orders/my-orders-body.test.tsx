import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MyOrdersBody } from './my-orders-body.tsx'

test('who is signed out is not told that he has no orders: he is asked to sign in, and comes back', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MyOrdersBody />
    </QueryClientProvider>,
  )
  expect(html).toContain('orders.signed_out_title')
  expect(html).toContain('href="/sign-in?next=%2Fmy-orders&amp;again=1"')
  expect(html).not.toContain('orders.none_title')
})
