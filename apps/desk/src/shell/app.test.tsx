// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, expectText, press, renderScreen } from '../testing/render-screen.tsx'

test('Tells somebody who is no staff where to go, and signs them out', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined)
  const caller = { ...asha, isStaff: false }
  const server = await renderScreen('/', { caller, answers: { bodies: { logout: {} } } })
  await expectText('The desk is for staff')
  expect(screen.getByRole('link', { name: 'View site' }).getAttribute('href')).toBe('/')
  await press('Sign out')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/desk'))
  expect(server.inputsOf('mela.desk.get_types')).toEqual([])
})

test('Asks a stranger to sign in and reads nothing before', async () => {
  const server = await renderScreen('/contact-message', { caller: null })
  await screen.findByRole('heading', { name: 'Sign in', level: 1 })
  expect(server.requests).toEqual([])
})
