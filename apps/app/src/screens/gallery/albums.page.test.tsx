// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { documents, refuseDocuments } from '#client/testing'
import { kiteAlbum } from '../../testing/fixtures.ts'
import { renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

test('A visitor sees the albums with how many photos each has', async () => {
  await renderScreen('/gallery', { answers: [documents('Gallery', [kiteAlbum])] })
  const album = await shown.findByRole('link', { name: /Kite day.*2 photos/ })
  expect(album.getAttribute('href')).toBe('/gallery-detail/G-1')
})

test('A gallery without albums leads to the events', async () => {
  await renderScreen('/gallery', { answers: [documents('Gallery', [])] })
  expect(await shown.findByRole('heading', { name: 'No albums yet' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events')
})

test('Albums that could not be read are asked for again', async () => {
  const server = await renderScreen('/gallery', { answers: [refuseDocuments('Gallery')] })
  await tryAgain(server, documents('Gallery', [kiteAlbum]))
  expect(await shown.findByRole('link', { name: /Kite day/ })).toBeDefined()
})
