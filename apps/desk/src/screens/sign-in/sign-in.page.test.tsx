// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../testing/desk-responses.ts'
import { expectText, fill, press, renderScreen } from '../../testing/render-screen.tsx'

const openSignIn = (answers: DeskResponses) => renderScreen('/', { answers, caller: null })

async function signIn() {
  await fill('Email, mobile number or username', 'asha@mela.test')
  await fill('Password', 'correct horse')
  await press('Sign in')
}

const credentials = { usr: 'asha@mela.test', pwd: 'correct horse' }

test('Signs in by name and password and opens the desk anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  const server = await openSignIn({ bodies: { login: { message: 'Logged In' } } })
  await signIn()
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  expect(server.inputsOf('login')).toEqual([credentials])
})

test('Says when name or password are wrong', async () => {
  const wrong = refusal('No', { status: 401, code: 'identity.wrong_credentials' })
  await openSignIn({ bodies: { login: wrong } })
  await signIn()
  await expectText('Incorrect username or password. Try again.')
})

test('Asks for the code of two-step verification and sends it with the half sign-in', async () => {
  const server = await openSignIn({ bodies: { login: { tmp_id: 'half', verification: { setup: true } } } })
  await signIn()
  await fill('Code', '123456')
  await press('Sign in')
  await vi.waitFor(() =>
    expect(server.inputsOf('login')).toEqual([credentials, { tmp_id: 'half', otp: '123456' }]),
  )
})

test('Sends a link for a new password and does not tell whether there is an account', async () => {
  const server = await openSignIn({ methods: { 'mela.identity.reset_password': undefined } })
  await press('Forgot password?')
  await fill('Email or mobile number', ' asha@mela.test ')
  await press('Send link')
  await expectText(/^If you have an account, we’ve sent you a link\./)
  expect(server.inputsOf('mela.identity.reset_password')).toEqual([{ user: 'asha@mela.test' }])
})

test('Speaks the language that is chosen', async () => {
  await openSignIn({})
  fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'ta' } })
  expect(await screen.findByRole('heading', { name: /[\u0B80-\u0BFF]/ })).toBeTruthy()
  expect(document.documentElement.lang).toBe('ta')
})
