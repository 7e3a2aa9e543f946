// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { page, section } from '../../server/testing-answers.ts'
import { response, refuse } from '#client/testing'
import { kiteMorning, lampCard } from '../../testing/fixtures.ts'
import { press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const home = page('home-page', [
  section('event list', { title: 'Upcoming events', data: [kiteMorning] }),
  section('product list', { title: 'New in the shop', data: [lampCard] }),
])

test('A visitor finds what the office put on the home page', async () => {
  await renderScreen('/', { answers: [response('mobileapi.get_page_content', home)] })
  expect(await shown.findByRole('region', { name: 'Upcoming events' })).toBeDefined()
  expect(shown.getByRole('link', { name: /Kite morning/ }).getAttribute('href')).toBe('/event-detail/EV-1')
  expect(shown.getByRole('link', { name: 'Clay lamp' }).getAttribute('href')).toBe('/product/clay-lamp')
})

test('A guest adds a product of the home page to the wishlist', async () => {
  const server = await renderScreen('/tabs/home', {
    answers: [
      response('mobileapi.get_page_content', home),
      response('mela.wishlist.add_item', {
        wishlist_token: 'W-1',
        list: 'WL-1',
        item_keys: ['VAR-1/BS-00001'],
      }),
    ],
  })
  await press('Add Clay lamp to wishlist')
  expect(await shown.findByRole('button', { name: 'Add Clay lamp to wishlist', pressed: true })).toBeDefined()
  expect(server.inputsOf('mela.wishlist.add_item')).toMatchObject([{ variant: 'VAR-1' }])
})

test('A home page that could not be read is asked for again, and an empty one says so', async () => {
  const server = await renderScreen('/', { answers: [refuse('mobileapi.get_page_content')] })
  await tryAgain(server, response('mobileapi.get_page_content', page('home-page', [])))
  expect(await shown.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
})
