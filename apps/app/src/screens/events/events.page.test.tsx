// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { documents, refuseDocuments } from '#client/testing'
import { kiteMorning } from '../../testing/fixtures.ts'
import { renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

test('A visitor sees the events that are coming, by month', async () => {
  await renderScreen('/events', { answers: [documents('Mela Event', [kiteMorning])] })
  expect(await shown.findByRole('heading', { name: 'November 2026' })).toBeDefined()
  expect(shown.getByRole('link', { name: /Kite morning/ }).getAttribute('href')).toBe('/event-detail/EV-1')
})

test('Without events a visitor is led to the gallery', async () => {
  await renderScreen('/events', { answers: [documents('Mela Event', [])] })
  expect(await shown.findByRole('heading', { name: 'No upcoming events' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Gallery' }).getAttribute('href')).toBe('/gallery')
})

test('Events that could not be read are asked for again', async () => {
  const server = await renderScreen('/events', { answers: [refuseDocuments('Mela Event')] })
  await tryAgain(server, documents('Mela Event', [kiteMorning]))
  expect(await shown.findByRole('link', { name: /Kite morning/ })).toBeDefined()
})
