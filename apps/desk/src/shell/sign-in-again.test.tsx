// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, fill, press, renderScreen } from '../testing/render-screen.tsx'

test('Asks for the sign-in over a form when the session has expired, and what was typed stays', async () => {
  const expired = refusal('Sign in first', { status: 403, type: 'PermissionError' })
  const answers = {
    ...letters,
    methods: { 'frappe.auth.get_logged_user': expired },
    refused: { 'PUT Contact Message': expired },
    bodies: { login: { message: 'Logged In' } },
    page: '<meta name="csrf-token" content="fresh">',
  }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await fill('Sender', 'Ravi Kumar')
  await press('Save')
  await expectText('Your session has expired. Your unsaved changes are still here.')
  await fill('Email, mobile number or username', 'asha@mela.test')
  await fill('Password', 'correct horse')
  await press('Sign in')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf('login')).toEqual([{ usr: 'asha@mela.test', pwd: 'correct horse' }])
  expect(screen.getByLabelText('Sender')).toHaveProperty('value', 'Ravi Kumar')
})
