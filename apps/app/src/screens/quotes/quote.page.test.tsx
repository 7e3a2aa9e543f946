// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refuse, response } from '#client/testing'
import { address, press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

const line = {
  ...{ line: 'L-1', title: 'Clay lamp', variant_label: '', image: null, route: 'clay-lamp' },
  ...{ quantity: 3, price: 200, list_price: 250, amount: 600 },
}

const quote = {
  ...{ quote: 'QUO-2026-00001', customer_name: 'Sparrows Nursery', valid_until: '2099-12-31' },
  ...{ note: 'As agreed', currency: 'INR' as const, lines: [line], total: 600, saving: 150 },
}

const cart = { cart: { version: 1, lines: 1, item_count: 3 }, cart_token: 'C-1' }

const open = (answers: Parameters<typeof renderScreen>[1]) => renderScreen('/quotes/Q-1', answers)

test('A customer sees items, agreed prices and saving, and takes them to the cart with the code', async () => {
  const server = await open({
    answers: [
      response('mela.quotes.get_quote', { ...quote, state: 'sent' }),
      response('mela.quotes.fill_cart_from_quote', { ...cart, left_out: [] }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Quote for Sparrows Nursery' })).toBeDefined()
  expect(shown.getByText('As agreed')).toBeDefined()
  expect(shown.getByText('You save').nextSibling?.textContent).toBe('₹150')
  expect(shown.getByText('Total without delivery').nextSibling?.textContent).toBe('₹600')
  await press('Order now')
  await waitFor(() => expect(address()).toBe('/yourcart?coupon=Q-1'))
  expect(server.inputsOf('mela.quotes.fill_cart_from_quote')).toEqual([{ code: 'Q-1', cart_token: null }])
})

test('Items that are not available are named before the cart opens', async () => {
  await open({
    answers: [
      response('mela.quotes.get_quote', { ...quote, state: 'sent' }),
      response('mela.quotes.fill_cart_from_quote', { ...cart, left_out: ['Clay lamp'] }),
    ],
  })
  await press('Order now')
  expect(await shown.findByText(/Not available at the moment: Clay lamp/)).toBeDefined()
  expect(shown.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/yourcart?coupon=Q-1')
})

test('A quote that has expired says so and leads to the office, and an unknown one too', async () => {
  await open({ answers: [response('mela.quotes.get_quote', { ...quote, state: 'expired' })] })
  expect(await shown.findByText(/This quote has expired/)).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Order now' })).toBeNull()
  await open({ answers: [refuse('mela.quotes.get_quote', { status: 404 })] })
  expect(await shown.findByRole('heading', { name: "We can't find this quote" })).toBeDefined()
})
