// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../testing/builders.ts'
import { expectText, press, renderScreen } from '../../testing/render-screen.tsx'

const methods = {
  'mela.identity.get_devices': [],
  'mela.identity.get_second_factor': { is_enrolled: 0 as const, recovery_codes_left: 0 },
}

test('Leads from the account menu to devices, two-step verification and password', async () => {
  await renderScreen('/contact-message', { answers: { ...letters, methods } })
  await press('Account: Asha Rao')
  await press('My account', 'menuitem')
  await screen.findByRole('heading', { name: 'My account', level: 1 })
  await expectText('Off. You sign in with your password only.')
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(parts).toEqual(['Devices and API keys', 'Two-step verification', 'Password'])
})
