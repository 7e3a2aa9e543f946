// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { letters } from '../testing/builders.ts'
import { expectText, press, renderScreen } from '../testing/render-screen.tsx'

test('Signs out and leads to the sign-in', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined)
  const server = await renderScreen('/contact-message', { answers: { ...letters, bodies: { logout: {} } } })
  await press('Account: Asha Rao')
  await press('Sign out', 'menuitem')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/desk'))
  expect(server.inputsOf('logout')).toEqual([{}])
})

test('Speaks another language at once when it is chosen', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await expectText('1–2 of 2')
  await press('Account: Asha Rao')
  await press('हिन्दी', 'menuitemradio')
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Home' })).toBeNull())
})

test('Changes to dark colours and keeps them on this device', async () => {
  await renderScreen('/contact-message', { answers: letters })
  await press('Account: Asha Rao')
  await press('Dark', 'menuitemradio')
  await waitFor(() => expect(localStorage.getItem('mela.theme')).toBe('dark'))
})
