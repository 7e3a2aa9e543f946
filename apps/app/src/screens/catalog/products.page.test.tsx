// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response } from '#client/testing'
import { noProducts, productList } from '../../testing/fixtures.ts'
import { address, choose, press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

const all = productList({ category: null })

test('A shopper sorts all products by price', async () => {
  const server = await renderScreen('/products', { answers: [response('mela.catalog.get_products', all)] })
  await shown.findByRole('link', { name: 'Clay lamp' })
  server.respondWith(response('mela.catalog.get_products', { ...all, sort: 'price_low' }))
  await choose('Sort by', 'Price: low to high')
  await waitFor(() => expect(address()).toBe('/products?sort=price_low'))
  await waitFor(() =>
    expect(server.inputsOf('mela.catalog.get_products').at(-1)).toMatchObject({ sort: 'price_low' }),
  )
})

test('More products are added below the first ones', async () => {
  const server = await renderScreen('/products', {
    answers: [response('mela.catalog.get_products', { ...all, total: 30 })],
  })
  await shown.findByRole('link', { name: 'Clay lamp' })
  const [card] = all.products
  const second = card ? [{ ...card, name: 'PRD-2', title: 'Kite', route: 'kite' }] : []
  server.respondWith(response('mela.catalog.get_products', { ...all, total: 30, products: second }))
  await press('Show more', 'link')
  expect(await shown.findByRole('link', { name: 'Kite' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Clay lamp' })).toBeDefined()
  expect(server.inputsOf('mela.catalog.get_products').at(-1)).toMatchObject({ start: '24' })
})

test('A list of offers without any leads to all products', async () => {
  await renderScreen('/products/offers', {
    answers: [response('mela.catalog.get_products', { ...noProducts, category: null })],
  })
  expect(await shown.findByRole('heading', { name: 'No offers right now' })).toBeDefined()
})

test('A guest adds a product to the wishlist from the list', async () => {
  const server = await renderScreen('/products', {
    answers: [
      response('mela.catalog.get_products', all),
      response('mela.wishlist.add_item', {
        wishlist_token: 'W-1',
        list: 'WL-1',
        item_keys: ['VAR-1/BS-00001'],
      }),
    ],
  })
  await press('Add Clay lamp to wishlist')
  const heart = await shown.findByRole('button', { name: 'Add Clay lamp to wishlist', pressed: true })
  expect(heart).toBeDefined()
  expect(server.inputsOf('mela.wishlist.add_item')).toMatchObject([
    { variant: 'VAR-1', business: 'BS-00001' },
  ])
})
