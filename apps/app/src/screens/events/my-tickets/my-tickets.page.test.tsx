// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { renderScreen, shown, tryAgain, within } from '../../../testing/render-screen.tsx'
import { registration } from '../registered/testing-registration.ts'

test('Somebody who is signed in sees what is coming and what is past', async () => {
  const past = { ...registration.event, name: 'EV-2', title: 'Lamp evening', start_date: '2026-10-01' }
  await renderScreen('/my-tickets', {
    account: 'USR-1',
    answers: [
      response('mela.events.get_my_registrations', [
        registration,
        { ...registration, registration: 'EVR-00002', state: 'checked in', event: past },
      ]),
    ],
  })
  const upcoming = within(await shown.findByRole('region', { name: 'Upcoming' }))
  expect(upcoming.getByRole('link', { name: 'Kites' }).getAttribute('href')).toBe('/registration/EVR-00001')
  expect(within(shown.getByRole('region', { name: 'Past' })).getByText('Lamp evening')).toBeDefined()
})

test('A guest sees what was registered on this device', async () => {
  const onDevice = { token: 'T-1', registration: 'EVR-00001', title: 'Kites', start_date: '2026-11-29' }
  await renderScreen('/my-tickets', {
    device: { 'mela.registrations': JSON.stringify([onDevice]) },
    answers: [response('mela.events.get_registration', registration)],
  })
  expect((await shown.findByRole('link', { name: 'Kites' })).getAttribute('href')).toBe('/registration/T-1')
  expect(await shown.findByText('Confirmed')).toBeDefined()
})

test('A guest without tickets is led to the events and to signing in', async () => {
  await renderScreen('/my-tickets')
  expect(await shown.findByRole('heading', { name: 'No tickets yet' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events')
  expect(shown.getByText('Registered with an account?', { exact: false })).toBeDefined()
})

test('Who is signed in is not told that there are no tickets where they could not be read', async () => {
  const server = await renderScreen('/my-tickets', {
    ...{ account: 'USR-1', answers: [refuse('mela.events.get_my_registrations')] },
  })
  await tryAgain(server, response('mela.events.get_my_registrations', [registration]))
  expect(await shown.findByRole('link', { name: 'Kites' })).toBeDefined()
})
