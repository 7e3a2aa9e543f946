// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { address, fill, press, renderScreen, shown, waitFor, tryAgain } from '../../testing/render-screen.tsx'

const page: Methods['mela.classifieds.get_classifieds']['output'] = {
  ...{ has_more: 0, currency: 'INR' },
  categories: [{ name: 'CC-1', category_name: 'Books', is_parent: 0, count: 1, below: [] }],
  ads: [
    {
      ...{ name: 'AD-1', title: 'Atlas', category: 'CC-1', price: 0, city: 'Chennai', cover: null },
      ...{ seller_name: 'Ravi', live_from: '2026-11-10' },
    },
  ],
}

test('A visitor narrows the ads by category and by words', async () => {
  const server = await renderScreen('/classifieds', {
    answers: [response('mela.classifieds.get_classifieds', page)],
  })
  expect((await shown.findByRole('link', { name: /Atlas.*Free/ })).getAttribute('href')).toBe(
    '/classifieds/AD-1',
  )
  await press(/Books/, 'link')
  await waitFor(() => expect(address()).toBe('/classifieds?category=CC-1'))
  server.respondWith(response('mela.classifieds.get_classifieds', { ...page, ads: [] }))
  await fill('Search ads', 'globe')
  await press('Search')
  expect(await shown.findByRole('heading', { name: 'No ads found' })).toBeDefined()
  expect(server.inputsOf('mela.classifieds.get_classifieds')).toEqual([
    {},
    { category: 'CC-1' },
    { category: 'CC-1', txt: 'globe' },
  ])
})

test('Ads that could not be read are asked for again', async () => {
  const server = await renderScreen('/classifieds', { answers: [refuse('mela.classifieds.get_classifieds')] })
  await tryAgain(server, response('mela.classifieds.get_classifieds', page))
  expect(await shown.findByRole('link', { name: /Atlas/ })).toBeDefined()
})
