// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType } from '../../testing/builders.ts'
import { failingOnce } from '#client/testing'
import { expectText, expectTryAgain, renderScreen } from '../../testing/render-screen.tsx'

const types = [aType('Mela Event', { label: 'Event' }), aType('Contact Message')]
const nothingWaits = { waiting: [], most: 100 }
const fees = { doctype: 'Fee', label: 'Overdue fees', count: 3, field: 'state', values: ['due'], late: null }
const latest = [
  { doctype: 'Mela Event', name: 'EVT-1', title: 'Kite day', creation: '2026-11-24 10:00:00.000000' },
]

test('Greets the caller, counts what waits and lists what came in', async () => {
  const methods = {
    'mela.desk.get_waiting': { waiting: [fees], most: 100 },
    'mela.desk.get_latest': latest,
  }
  await renderScreen('/', { answers: { types, methods } })
  await expectText('Welcome, Asha Rao')
  const tile = await screen.findByRole('link', { name: '3 Overdue fees' })
  expect(tile.getAttribute('href')).toBe('/desk/fee?state.is=due')
  const document = screen.getByRole('link', { name: /Kite day/ })
  expect(document.getAttribute('href')).toBe('/desk/mela-event/EVT-1')
  expect(screen.getByRole('link', { name: 'New event' }).getAttribute('href')).toBe('/desk/new/mela-event')
})

test('Says so when nothing waits and nothing came in', async () => {
  const methods = { 'mela.desk.get_waiting': nothingWaits, 'mela.desk.get_latest': [] }
  await renderScreen('/', { answers: { types, methods } })
  await expectText("You're all caught up.")
  await expectText('New content appears here.')
})

test('Asks again for what came in after it could not be read', async () => {
  const methods = { 'mela.desk.get_waiting': nothingWaits, 'mela.desk.get_latest': failingOnce(latest) }
  await renderScreen('/', { answers: { types, methods } })
  await expectTryAgain('Kite day')
})
