// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { fill, press, renderScreen, shown, within, waitFor } from '../../../testing/render-screen.tsx'

const person = {
  ...{ name: 'USR-1', full_name: 'Meena K', email: 'meena@example.org', phone: null },
  has_password: 1,
} as const

type Device = Methods['mela.identity.get_devices']['output'][number]

const here: Device = {
  ...{ name: 'D-1', kind: 'session', device: 'Website', address: null, creation: '2026-11-01 10:00:00' },
  ...{ last_active: '2026-11-19 10:00:00', is_current: 1 },
  user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140',
}
const other: Device = {
  ...{ ...here, name: 'D-2', is_current: 0 },
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/130',
}

const known = [
  response('mela.identity.get_own_account', person),
  response('mela.family.get_my_family', { families: [], waiting: [] }),
  response('mela.tickets.get_duties', { is_check_in_staff: 0 }),
  response('mela.receipts.get_my_receipts', { receipts: [], has_more: 0 }),
  response('mela.places.get_addresses', { addresses: [], most: 10 }),
  response('mela.identity.get_devices', [here, other]),
  response('mela.notifications.get_preferences', [
    {
      channel: 'e-mail',
      event_class: 'promotional',
      is_on: 1,
      quiet_from: null,
      quiet_until: null,
      time_zone: null,
    },
  ]),
]
const signedIn = { account: 'USR-1', answers: known }

test('A guest is led to signing in, and to what works without', async () => {
  await renderScreen('/tabs/my-profile')
  const [signIn] = await shown.findAllByRole('link', { name: 'Sign in' })
  expect(signIn?.getAttribute('href')).toBe('/sign-in?next=%2Ftabs%2Fmy-profile')
  const without = shown.getByRole('region', { name: 'Available without signing in' })
  expect(
    within(without)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/my-tickets', '/tabs/wishlist', '/place'])
})

test('A person changes their name', async () => {
  const server = await renderScreen('/tabs/my-profile', signedIn)
  await press('Change: Name')
  server.respondWith(
    response('mela.identity.change_name', { full_name: 'Meena Kumar' }),
    response('mela.identity.get_own_account', { ...person, full_name: 'Meena Kumar' }),
  )
  await fill('Name', 'Meena Kumar')
  await press('Save name')
  expect(await shown.findByRole('heading', { level: 1, name: 'Meena Kumar' })).toBeDefined()
  expect(shown.getByText('Name changed')).toBeDefined()
  expect(server.inputsOf('mela.identity.change_name')).toEqual([{ full_name: 'Meena Kumar' }])
})

test('A person signs out another device', async () => {
  const server = await renderScreen('/tabs/my-profile', {
    ...signedIn,
    answers: [...known, response('mela.identity.revoke_device', undefined)],
  })
  await shown.findByText('Chrome, Android')
  server.respondWith(response('mela.identity.get_devices', [here]))
  await press('Sign out Firefox, Windows')
  expect(await shown.findByText('Device signed out')).toBeDefined()
  expect(server.inputsOf('mela.identity.revoke_device')).toEqual([{ name: 'D-2' }])
  await waitFor(() => expect(shown.queryByText('Firefox, Windows')).toBeNull())
})

test('A notification that could not be switched is as it was before', async () => {
  await renderScreen('/tabs/my-profile', {
    ...signedIn,
    answers: [...known, refuse('mela.notifications.set_preference', { message: 'Not now' })],
  })
  await press('Email', 'checkbox')
  expect((await shown.findByRole('alert')).textContent).toBe('Not now')
  expect(shown.getByRole<HTMLInputElement>('checkbox', { name: 'Email' }).checked).toBe(true)
})
