// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, documents, refuse } from '#client/testing'
import { kiteMorning, kitePlaces } from '../../../testing/fixtures.ts'
import { address, fill, press, renderScreen, shown, waitFor } from '../../../testing/render-screen.tsx'

const path = '/event-registration-form/EV-1'
const event = documents('Mela Event', [kiteMorning])
const places = response('mela.events.get_places', kitePlaces())

test('A guest registers two people and is led to the registration', async () => {
  const server = await renderScreen(path, {
    answers: [
      ...[event, places],
      response('mela.events.register', {
        ...{ registration: 'EVR-1', token: 'T-1', state: 'reserved', amount: 300, currency: 'INR' },
        ...{ seats: 2, expires_at: null },
      }),
    ],
  })
  await fill('Full name', 'Imli')
  await press('Add attendee')
  await fill('Full name', 'Kavin')
  await fill('Your name', 'Meena')
  await fill('Mobile number', '98400 12345')
  await press('Register and pay ₹300')
  await waitFor(() =>
    expect(server.inputsOf('mela.events.register')).toMatchObject([
      {
        ...{ event: 'EV-1', contact_name: 'Meena', phone: '98400 12345', join_waitlist: 0 },
        attendees: [{ full_name: 'Imli' }, { full_name: 'Kavin' }],
      },
    ]),
  )
  await waitFor(() => expect(address()).toBe('/registration/T-1'))
})

test('A registration without names is not sent', async () => {
  const server = await renderScreen(path, { answers: [event, places] })
  await press('Register and pay ₹150')
  expect(await shown.findByText('Enter the full name')).toBeDefined()
  expect(shown.getByText('Enter your name')).toBeDefined()
  expect(shown.getByText('Enter your mobile number')).toBeDefined()
  expect(server.inputsOf('mela.events.register')).toEqual([])
})

test('Somebody who is signed in chooses a child by name', async () => {
  await renderScreen(path, {
    account: 'USR-1',
    answers: [
      ...[event, places],
      response('mela.events.get_my_details', {
        ...{ contact_name: 'Meena', phone: '+919840012345', email: 'meena@example.org' },
        children: [{ age: 8, student: 'STU-1', full_name: 'Kavin R', class: 'Grade 3' }],
      }),
    ],
  })
  await press(/Kavin R/, 'checkbox')
  expect(await shown.findByRole('group', { name: 'Kavin R' })).toBeDefined()
  expect(shown.getByDisplayValue('Meena')).toBeDefined()
})

test('What the server refuses is said, and what was typed stays', async () => {
  await renderScreen(path, {
    answers: [...[event, places], refuse('mela.events.register', { message: 'No seats are left' })],
  })
  await fill('Full name', 'Imli')
  await fill('Your name', 'Meena')
  await fill('Mobile number', '98400 12345')
  await press('Register and pay ₹150')
  expect((await shown.findByRole('alert')).textContent).toBe('No seats are left')
  expect(shown.getByDisplayValue('Imli')).toBeDefined()
})

test('An event that is fully booked leads to the others', async () => {
  await renderScreen(path, {
    answers: [event, response('mela.events.get_places', kitePlaces({ left: 0, state: 'full' }))],
  })
  expect(await shown.findByRole('heading', { name: 'Fully booked' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events')
})
