// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { fill, press, renderScreen, shown } from '../../testing/render-screen.tsx'

const opened = '/update-password#key=K-1'

test('Whoever opens the link sets a new password', async () => {
  const server = await renderScreen(opened, {
    answers: [response('mela.identity.update_password', '/')],
  })
  await fill('New password', 'kite lamp river stone')
  await press('Set password')
  expect(await shown.findByRole('heading', { name: 'Password changed' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/')
  expect(server.inputsOf('mela.identity.update_password')).toEqual([
    { key: 'K-1', new_password: 'kite lamp river stone' },
  ])
})

test('A short password is not sent', async () => {
  const server = await renderScreen(opened)
  await fill('New password', 'kite')
  await press('Set password')
  expect((await shown.findByLabelText('New password')).getAttribute('aria-invalid')).toBe('true')
  expect(server.inputsOf('mela.identity.update_password')).toEqual([])
})

test('A link that has expired leads to a new one', async () => {
  const server = await renderScreen(opened, {
    answers: [
      refuse('mela.identity.update_password', { code: 'identity.dead_link' }),
      response('mela.identity.reset_password', undefined),
    ],
  })
  await fill('New password', 'kite lamp river stone')
  await press('Set password')
  expect((await shown.findByRole('alert')).textContent).toContain('This link no longer works')
  await fill('Email or mobile number', 'meena@example.org ')
  await press('Send link')
  expect(await shown.findAllByRole('status')).not.toEqual([])
  expect(server.inputsOf('mela.identity.reset_password')).toEqual([{ user: 'meena@example.org' }])
})

test('Without a link the page asks where to send one', async () => {
  await renderScreen('/update-password', {
    answers: [refuse('mela.identity.reset_password', { status: 429 })],
  })
  expect(await shown.findByRole('heading', { name: 'Reset your password' })).toBeDefined()
  await fill('Email or mobile number', 'meena@example.org')
  await press('Send link')
  expect((await shown.findByRole('alert')).textContent).toBe('Too many attempts. Try again later.')
})
