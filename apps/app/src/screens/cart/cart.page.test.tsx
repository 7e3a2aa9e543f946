// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { cartLine, cartOf, emptyCart } from '../../testing/fixtures.ts'
import { address, press, renderScreen, shown, waitFor, tryAgain } from '../../testing/render-screen.tsx'

const totals = cartOf().totals
const twoLamps = cartOf({
  ...{ lines: [cartLine({ wanted: 2, quantity: 2, amount: 500 })], version: 4 },
  totals: { ...totals, quantity: 2, goods: 500, total: 540 },
})

test('A shopper takes one more, and the cart shows the new total', async () => {
  const server = await renderScreen('/yourcart', {
    answers: [response('mela.cart.get_cart', cartOf()), response('mela.cart.set_quantity', twoLamps)],
  })
  expect(await shown.findByRole('heading', { name: '1 item' })).toBeDefined()
  server.respondWith(response('mela.cart.get_cart', twoLamps))
  await press('Increase quantity: Clay lamp')
  expect(await shown.findByRole('heading', { name: '2 items' })).toBeDefined()
  expect(shown.getAllByText('₹540')).not.toEqual([])
  expect(server.inputsOf('mela.cart.set_quantity')).toEqual([
    { variant: 'VAR-1', business: 'BS-00001', quantity: 2, version: 3, cart_token: null },
  ])
})

test('A removed item comes back by Undo', async () => {
  const server = await renderScreen('/yourcart', {
    answers: [response('mela.cart.get_cart', cartOf()), response('mela.cart.remove', emptyCart)],
  })
  await press('Remove Clay lamp')
  expect(await shown.findByText('Clay lamp removed from your cart.')).toBeDefined()
  server.respondWith(
    response('mela.cart.get_cart', cartOf()),
    response('mela.cart.add', {
      ...{ cart_token: 'T-1', cart: { version: 5, lines: 1, item_count: 1 } },
      line: { variant: 'VAR-1', business: 'BS-00001', title: 'Clay lamp', quantity: 1, most: 9 },
    }),
  )
  await press('Undo')
  expect(await shown.findByRole('heading', { name: '1 item' })).toBeDefined()
  expect(server.inputsOf('mela.cart.add')).toMatchObject([{ variant: 'VAR-1', quantity: 1 }])
})

test('Nobody checks out before the changes of the cart are accepted', async () => {
  const change = { kind: 'price_up', key: 'VAR-1', title: 'Clay lamp', before: 200, after: 250 } as const
  const server = await renderScreen('/yourcart', {
    answers: [response('mela.cart.get_cart', cartOf({ changes: [change] }))],
  })
  expect(await shown.findByText('The price of Clay lamp has increased from ₹200 to ₹250.')).toBeDefined()
  expect(shown.queryByRole('link', { name: 'Proceed to checkout' })).toBeNull()
  server.respondWith(response('mela.cart.accept_changes', cartOf()))
  await press('Accept changes')
  await press('Proceed to checkout', 'link')
  await waitFor(() => expect(address()).toBe('/checkout'))
})

test('A cart says which of its items ship later, and asks before more of them do', async () => {
  const back_order = { kind: 'pre-order', expected_on: '2026-12-12', days: null, quantity: 1 } as const
  const change = { kind: 'ships_later', key: 'VAR-1', title: 'Clay lamp', before: 2, after: 1 } as const
  const cart = cartOf({
    lines: [cartLine({ wanted: 2, quantity: 2, amount: 500, back_order })],
    changes: [change],
  })
  await renderScreen('/yourcart', { answers: [response('mela.cart.get_cart', cart)] })
  expect(
    await shown.findByText('Clay lamp: 1 of 2 not in stock now. See below when they ship.'),
  ).toBeDefined()
  expect(shown.getByText('1 of these: Pre-order. Ships from 12 Dec 2026')).toBeDefined()
})

test('An empty cart leads to the categories', async () => {
  await renderScreen('/yourcart', { answers: [response('mela.cart.get_cart', emptyCart)] })
  expect(await shown.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Browse categories' }).getAttribute('href')).toBe('/tabs/category')
})

test('A cart that could not be read is asked for again', async () => {
  const server = await renderScreen('/yourcart', { answers: [refuse('mela.cart.get_cart')] })
  expect(await shown.findByRole('heading', { name: 'Something went wrong' })).toBeDefined()
  await tryAgain(server, response('mela.cart.get_cart', cartOf()))
  expect(await shown.findByText('Clay lamp')).toBeDefined()
})
