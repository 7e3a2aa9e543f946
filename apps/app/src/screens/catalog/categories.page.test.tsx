// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Category } from '#client'
import { response, refuse } from '#client/testing'
import { renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const category = (name: string, child: Category[] = []): Category => ({
  ...{ products_count: 4, child, name, route: name.toLowerCase(), category_name: name },
  ...{ category_image: null, mobile_image: null, full_description: null },
})

test('A shopper finds each category with its subcategories', async () => {
  await renderScreen('/tabs/category', {
    answers: [response('api.get_parent_categories', [category('Crafts', [category('Lamps')])])],
  })
  const crafts = await shown.findByRole('link', { name: /Crafts.*4 items/ })
  expect(crafts.getAttribute('href')).toBe('/category/crafts')
  expect(shown.getByRole('link', { name: /Lamps/ }).getAttribute('href')).toBe('/category/lamps')
})

test('A shop without products says so', async () => {
  await renderScreen('/tabs/category', { answers: [response('api.get_parent_categories', [])] })
  expect(await shown.findByRole('heading', { name: 'No products yet' })).toBeDefined()
})

test('Categories that could not be read are asked for again', async () => {
  const server = await renderScreen('/tabs/category', { answers: [refuse('api.get_parent_categories')] })
  await tryAgain(server, response('api.get_parent_categories', [category('Crafts')]))
  expect(await shown.findByRole('link', { name: /Crafts/ })).toBeDefined()
})
