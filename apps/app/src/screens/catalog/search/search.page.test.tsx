// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response } from '#client/testing'
import { noProducts, productList } from '../../../testing/fixtures.ts'
import { address, fill, press, renderScreen, shown } from '../../../testing/render-screen.tsx'

const found = response('mela.catalog.get_products', productList({ category: null, sort: 'relevance' }))
const onSite = response('mela.search.search_site', {
  leads: 0,
  groups: [
    {
      group: 'events',
      results: [{ note: null, title: 'Lamp evening', path: '/event-detail/EV-1', day: null, image: null }],
    },
  ],
})

test('A shopper searches, and finds products and what else the site has', async () => {
  const server = await renderScreen('/search', {
    answers: [found, onSite, response('mela.catalog.suggest', { words: [], categories: [], products: [] })],
  })
  expect(await shown.findByText(/Search for products, events, albums and sellers/)).toBeDefined()
  await fill(/^Search$/, 'lamp')
  await press('Search')
  expect(await shown.findByRole('heading', { name: 'Results for “lamp”' })).toBeDefined()
  expect(await shown.findByRole('link', { name: 'Clay lamp' })).toBeDefined()
  expect((await shown.findByRole('link', { name: 'Lamp evening' })).getAttribute('href')).toBe(
    '/event-detail/EV-1',
  )
  expect(address()).toBe('/search?q=lamp')
  expect(server.inputsOf('mela.catalog.get_products')).toMatchObject([{ search: 'lamp' }])
})

test('Suggestions appear while words are typed', async () => {
  await renderScreen('/search', {
    answers: [
      response('mela.catalog.suggest', {
        ...{ words: ['lamp oil'], products: [] },
        categories: [{ name: 'CAT-1', route: 'lamps', category_name: 'Lamps', count: 4 }],
      }),
    ],
  })
  await fill(/^Search$/, 'lam')
  expect((await shown.findByRole('link', { name: /Lamps/ })).getAttribute('href')).toBe('/category/lamps')
  expect(shown.getByRole('button', { name: 'lamp oil' })).toBeDefined()
})

test('A misspelt word is corrected, and the page says so', async () => {
  await renderScreen('/search?q=lampp', {
    answers: [
      response(
        'mela.catalog.get_products',
        productList({ category: null, corrected_from: 'lampp', corrected_to: 'lamp' }),
      ),
      response('mela.search.search_site', { leads: 0, groups: [] }),
    ],
  })
  expect(await shown.findByText(/No results for “lampp”. Showing results for “lamp”./)).toBeDefined()
})

test('A search that finds nothing leads to all products', async () => {
  await renderScreen('/search?q=zebra', {
    answers: [
      response('mela.catalog.get_products', { ...noProducts, category: null }),
      response('mela.search.search_site', { leads: 0, groups: [] }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'No results for “zebra”' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/products')
})
