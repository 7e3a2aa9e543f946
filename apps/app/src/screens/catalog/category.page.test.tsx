// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { noProducts, productList } from '../../testing/fixtures.ts'
import { address, press, renderScreen, shown, waitFor, tryAgain } from '../../testing/render-screen.tsx'

test('A shopper narrows a category by brand, and takes the filter back', async () => {
  const server = await renderScreen('/category/lamps', {
    answers: [response('mela.catalog.get_products', productList())],
  })
  expect(await shown.findByRole('link', { name: 'Clay lamp' })).toBeDefined()
  await press(/Kumbh/, 'checkbox')
  expect(await shown.findByRole('link', { name: 'Remove filter: Kumbh' })).toBeDefined()
  expect(address()).toBe('/category/lamps?brand=BR-1')
  await press('Remove filter: Kumbh', 'link')
  await waitFor(() => expect(address()).toBe('/category/lamps'))
  await waitFor(() =>
    expect(server.inputsOf('mela.catalog.get_products')).toMatchObject([
      { category: 'lamps' },
      { category: 'lamps', brand: ['BR-1'] },
    ]),
  )
})

test('Filters that leave nothing are cleared on the same page', async () => {
  const server = await renderScreen('/category/lamps?brand=BR-1', {
    answers: [response('mela.catalog.get_products', noProducts)],
  })
  expect(await shown.findByRole('heading', { name: 'No products match your filters' })).toBeDefined()
  server.respondWith(response('mela.catalog.get_products', productList()))
  await press('Clear all', 'link')
  expect(await shown.findByRole('link', { name: 'Clay lamp' })).toBeDefined()
})

test('A category that could not be read is asked for again, and an empty one says so', async () => {
  const server = await renderScreen('/category/lamps', { answers: [refuse('mela.catalog.get_products')] })
  await tryAgain(server, response('mela.catalog.get_products', noProducts))
  expect(
    await shown.findByText('No products in this category right now. Browse other categories.'),
  ).toBeDefined()
})

test('A category that is not there leads to all categories', async () => {
  await renderScreen('/category/nothing', {
    answers: [response('mela.catalog.get_products', { ...noProducts, category: null })],
  })
  expect(await shown.findByRole('heading', { name: 'Category not found' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe('/tabs/category')
})
