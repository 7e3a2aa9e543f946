// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, documents, missing, refuseDocuments } from '#client/testing'
import { kiteMorning, kitePlaces } from '../../testing/fixtures.ts'
import { address, press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

const event = documents('Mela Event', [kiteMorning])

test('A visitor reads what is left and goes on to register', async () => {
  await renderScreen('/event-detail/EV-1', {
    answers: [event, response('mela.events.get_places', kitePlaces())],
  })
  expect(await shown.findByText('12 of 120 seats left')).toBeDefined()
  expect(shown.getByText('Tank Ground')).toBeDefined()
  await press('Register', 'link')
  await waitFor(() => expect(address()).toBe('/event-registration-form/EV-1'))
})

test('An event that is full offers its waiting list where it has one', async () => {
  await renderScreen('/event-detail/EV-1', {
    answers: [event, response('mela.events.get_places', kitePlaces({ left: 0, state: 'waitlist' }))],
  })
  expect((await shown.findAllByRole('link', { name: 'Join waiting list' })).length).toBeGreaterThan(0)
})

test('Nobody registers once registration is closed', async () => {
  await renderScreen('/event-detail/EV-1', {
    answers: [event, response('mela.events.get_places', kitePlaces({ state: 'closed' }))],
  })
  expect((await shown.findAllByText('Registration closed')).length).toBeGreaterThan(0)
  expect(shown.queryByRole('link', { name: 'Register' })).toBeNull()
})

test('An event that is not there leads to the others', async () => {
  await renderScreen('/event-detail/EV-1', { answers: [refuseDocuments('Mela Event', missing)] })
  expect(await shown.findByRole('heading', { name: 'This event is no longer available' })).toBeDefined()
})
