// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { wishedLamp } from '../../testing/fixtures.ts'
import { fill, press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

type Lists = Methods['mela.wishlist.get_lists']['output']

const lamp = { ...wishedLamp, price_when_added: 300, price_drop: 50 }
const list = { items: [lamp], list: 'WL-1', list_name: 'Diwali', shows_name: 0, is_shared: 0 } as const
const lists: Lists = { currency: 'INR', lists: [{ ...list, items: [lamp] }] }
const none: Lists = { currency: 'INR', lists: [{ ...list, items: [] }] }

const moved = {
  ...{ ...none, cart_token: 'T-1' },
  cart: { version: 1, lines: 1, item_count: 1 },
}

test('A shopper moves an item to the cart', async () => {
  const server = await renderScreen('/tabs/wishlist', {
    answers: [response('mela.wishlist.get_lists', lists), response('mela.wishlist.move_to_cart', moved)],
  })
  expect(await shown.findByText('Price dropped by ₹50')).toBeDefined()
  await press('Move to cart: Clay lamp')
  expect(await shown.findByText('Clay lamp moved to your cart.')).toBeDefined()
  expect(server.inputsOf('mela.wishlist.move_to_cart')).toMatchObject([
    { variant: 'VAR-1', business: 'BS-00001', list: 'WL-1' },
  ])
})

test('A removed item comes back by Undo', async () => {
  const server = await renderScreen('/tabs/wishlist', {
    answers: [
      response('mela.wishlist.get_lists', lists),
      response('mela.wishlist.remove_item', { item_keys: [] }),
    ],
  })
  await shown.findByText('Clay lamp')
  server.respondWith(response('mela.wishlist.get_lists', none))
  await press('Remove Clay lamp')
  expect(await shown.findByText('Clay lamp removed from the list.')).toBeDefined()
  server.respondWith(
    response('mela.wishlist.add_item', { wishlist_token: null, list: 'WL-1', item_keys: [lamp.key] }),
    response('mela.wishlist.get_lists', lists),
  )
  await press('Undo')
  expect(await shown.findByRole('link', { name: 'Clay lamp' })).toBeDefined()
})

test('A shopper creates a second list', async () => {
  const second = { ...list, items: [], list: 'WL-2', list_name: 'Birthday' }
  const server = await renderScreen('/tabs/wishlist', {
    answers: [
      response('mela.wishlist.get_lists', lists),
      response('mela.wishlist.add_list', { ...lists, lists: [...lists.lists, second], wishlist_token: null }),
    ],
  })
  await press('Create list')
  await fill('List name', ' Birthday ')
  await press('Create list')
  expect(await shown.findByRole('heading', { name: 'Birthday' })).toBeDefined()
  expect(server.inputsOf('mela.wishlist.add_list')).toMatchObject([{ list_name: 'Birthday' }])
})

test('An empty wishlist says how it is filled, and one that failed is asked for again', async () => {
  const server = await renderScreen('/tabs/wishlist', { answers: [refuse('mela.wishlist.get_lists')] })
  await tryAgain(server, response('mela.wishlist.get_lists', { currency: 'INR', lists: [] }))
  expect(await shown.findByRole('heading', { name: 'Your wishlist is empty' })).toBeDefined()
})
