// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { page } from '../../server/testing-answers.ts'
import { showToTheEnd } from '../../testing/show-to-the-end.ts'
import { cartOf, lamp, lampCard } from '../../testing/fixtures.ts'
import { press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

const bell = {
  ...lampCard,
  name: 'PRD-2',
  title: 'Brass bell',
  route: 'brass-bell',
  variant: 'VAR-2',
  price: 100,
}
const noPairs = response('mela.recommendations.get_bought_together', { basis: 'related', products: [bell] })
const pairs = response('mela.recommendations.get_bought_together', { basis: 'orders', products: [bell] })
const cards = response('mela.catalog.get_cards', { products: [bell] })
const product = response('mela.catalog.get_product', lamp())
const reviews = response('mela.reviews.get_reviews', {
  ...{ shown: [], has_more: 0, rating: null, reviews: 0, stars: [0, 0, 0, 0, 0] },
})
const questions = response('mela.reviews.get_questions', { questions: [], has_more: 0 })
const productToItsEnd = [product, reviews, questions]
const device = { seen_products: '["PRD-1","PRD-2"]' }

const added = (variant: string) =>
  response('mela.cart.add', {
    ...{ cart_token: 'T-1', cart: { version: 1, lines: 2, item_count: 2 } },
    line: { variant, business: 'BS-00001', title: 'Clay lamp', quantity: 1, most: 9 },
  })

test('A shopper adds a product and what is bought with it; after a failure nothing is added twice', async () => {
  showToTheEnd()
  const server = await renderScreen('/product/clay-lamp', {
    answers: [...productToItsEnd, pairs, refuse('mela.cart.add', { message: 'Only 1 left of Brass bell' })],
  })
  expect(await shown.findByText('₹350 for both')).toBeDefined()
  await press('Add both to cart')
  expect((await shown.findByRole('alert')).textContent).toBe('Only 1 left of Brass bell')
  server.respondWith(...productToItsEnd, pairs, added('VAR-2'))
  await press('Add both to cart')
  expect(await shown.findByText(/Both items added to cart/)).toBeDefined()
  const [first, again, other] = server.inputsOf('mela.cart.add')
  expect(first).toMatchObject({ variant: 'VAR-1', quantity: 1 })
  expect(again).toEqual(first)
  expect(other).toMatchObject({ variant: 'VAR-2', quantity: 1 })
})

test('A product whose orders say nothing yet shows no bought-together part', async () => {
  showToTheEnd()
  const server = await renderScreen('/product/clay-lamp', { answers: [...productToItsEnd, noPairs] })
  await waitFor(() => expect(server.inputsOf('mela.recommendations.get_bought_together')).toHaveLength(1))
  expect(shown.queryByRole('heading', { name: 'Bought together' })).toBeNull()
})

test('A shopper finds the products viewed before, and clears them', async () => {
  showToTheEnd()
  const server = await renderScreen('/product/clay-lamp', {
    answers: [...productToItsEnd, noPairs, cards],
    device,
  })
  expect((await shown.findByRole('link', { name: 'Brass bell' })).getAttribute('href')).toBe(
    '/product/brass-bell',
  )
  expect(server.inputsOf('mela.catalog.get_cards')).toMatchObject([{ products: 'PRD-2' }])
  await press('Clear recently viewed products')
  expect(shown.queryByRole('heading', { name: 'Recently viewed' })).toBeNull()
  expect(localStorage.getItem('seen_products')).toBeNull()
})

test('Home shows viewed products again, and asks for nothing before one was viewed', async () => {
  showToTheEnd()
  const home = response('mobileapi.get_page_content', page('home-page', []))
  const server = await renderScreen('/', { answers: [home] })
  expect(await shown.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
  expect(server.inputsOf('mela.catalog.get_cards')).toEqual([])
  await renderScreen('/', { answers: [home, cards], device })
  expect(await shown.findByRole('link', { name: 'Brass bell' })).toBeDefined()
})

test('The cart shows what others bought with its items, and a failure can be repeated', async () => {
  showToTheEnd()
  const cart = response('mela.cart.get_cart', cartOf())
  const server = await renderScreen('/yourcart', {
    answers: [cart, refuse('mela.recommendations.get_bought_together')],
  })
  expect(await shown.findByText('These products could not be loaded.')).toBeDefined()
  server.respondWith(cart, pairs)
  await press('Try again')
  expect(await shown.findByRole('link', { name: 'Brass bell' })).toBeDefined()
  expect(shown.getByRole('heading', { name: 'Bought with items in your cart' })).toBeDefined()
})
