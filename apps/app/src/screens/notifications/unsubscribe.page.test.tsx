// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { press, renderScreen, shown } from '../../testing/render-screen.tsx'

const opened = '/unsubscribe#key=K-1'

test('A person unsubscribes by the link of an email, and nothing changes before the button is pressed', async () => {
  const server = await renderScreen(opened, {
    answers: [response('mela.notifications.unsubscribe', { event_class: 'promotional' })],
  })
  expect(await shown.findByRole('button', { name: 'Unsubscribe' })).toBeDefined()
  expect(server.inputsOf('mela.notifications.unsubscribe')).toEqual([])
  await press('Unsubscribe')
  expect(await shown.findByText(/^You are unsubscribed/)).toBeDefined()
  expect(server.inputsOf('mela.notifications.unsubscribe')).toEqual([{ key: 'K-1' }])
})

test('A link that is not valid leads to the settings, and a failure can be repeated', async () => {
  const server = await renderScreen(opened, { answers: [refuse('mela.notifications.unsubscribe')] })
  await press('Unsubscribe')
  expect(await shown.findByRole('alert')).toBeDefined()
  server.respondWith(refuse('mela.notifications.unsubscribe', { status: 403 }))
  await press('Unsubscribe')
  expect(await shown.findByText('This link is not valid. Turn off emails in your account.')).toBeDefined()
  expect(shown.getByRole('link', { name: 'Notification settings' })).toBeDefined()
})
