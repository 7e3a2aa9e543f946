// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { press, renderScreen, shown, within, waitFor } from '../../../testing/render-screen.tsx'
import { registration } from './testing-registration.ts'

const tickets = response('mela.tickets.get_tickets', [
  {
    ...{ attendee: 'row1', full_name: 'Meena', companions: [], ticket_type: 'Adult', code: 'MT1' },
    ...{ qr: 'data:image/svg+xml,<svg/>', checked_in_at: null },
  },
])
const known = [response('mela.events.get_registration', registration), tickets]

test('Whoever registered sees a ticket for each attendee', async () => {
  const server = await renderScreen('/registration/T-1', { answers: known })
  expect(await shown.findByRole('heading', { name: 'Registration confirmed' })).toBeDefined()
  expect(await shown.findByRole('img', { name: 'Ticket QR code of Meena' })).toBeDefined()
  expect(server.inputsOf('mela.tickets.get_tickets')).toEqual([{ token: 'T-1' }])
})

test('One seat is cancelled after a question', async () => {
  const server = await renderScreen('/registration/T-1', { answers: known })
  const [meena] = registration.attendees
  const without = { ...registration, attendees: meena ? [meena] : [], seats: 1 }
  await press('Cancel seat of Imli')
  expect(await shown.findByRole('heading', { name: 'Cancel seat of Imli?' })).toBeDefined()
  server.respondWith(
    response('mela.events.cancel_registration', without),
    response('mela.events.get_registration', without),
  )
  await press('Cancel seat')
  await waitFor(() =>
    expect(server.inputsOf('mela.events.cancel_registration')).toEqual([
      { token: 'T-1', attendees: ['row2'] },
    ]),
  )
  const people = within(await shown.findByRole('region', { name: 'Attendees' }))
  await waitFor(() => expect(people.queryByText('Imli')).toBeNull())
})

test('Seats that are offered are accepted', async () => {
  const server = await renderScreen('/registration/T-1', {
    answers: [response('mela.events.get_registration', { ...registration, state: 'offered' }), tickets],
  })
  expect(await shown.findByRole('heading', { name: 'Seats are available for you' })).toBeDefined()
  server.respondWith(
    response('mela.events.accept_offer', {
      ...{ registration: 'EVR-00001', token: 'T-1', state: 'confirmed', amount: 0, currency: 'INR' },
      ...{ seats: 2, expires_at: null },
    }),
    response('mela.events.get_registration', registration),
  )
  await press('Accept seats')
  expect(await shown.findByRole('heading', { name: 'Registration confirmed' })).toBeDefined()
})

test('A registration that nobody may open is not there', async () => {
  await renderScreen('/registration/T-2', {
    answers: [refuse('mela.events.get_registration', { status: 403 })],
  })
  expect(await shown.findByRole('heading', { name: 'Registration not found' })).toBeDefined()
})
