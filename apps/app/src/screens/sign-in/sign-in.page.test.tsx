// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, loginAnswer, refuse } from '#client/testing'
import { address, fill, press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

const codeSent = response('mela.identity.request_code', { expires_in: 300, again_in: 30 })

async function askForCode(): Promise<void> {
  await fill('Mobile number', '98400 12345')
  await press('Send code')
}

test('A person signs in with a code and goes on where they came from', async () => {
  const server = await renderScreen('/sign-in?next=/my-orders', {
    answers: [codeSent, loginAnswer({ message: 'Logged In' })],
  })
  await askForCode()
  await fill('Code', '123456')
  await press('Sign in')
  await waitFor(() => expect(address()).toBe('/my-orders'))
  await waitFor(() =>
    expect(server.inputsOf('mela.identity.request_code')).toEqual([
      { phone: '+919840012345', language: 'en' },
    ]),
  )
  await waitFor(() =>
    expect(server.inputsOf('login')).toEqual([{ usr: '+919840012345', code: '123456', device: 'Website' }]),
  )
})

test('A new number is asked for a name, and an account is created', async () => {
  const server = await renderScreen('/sign-in', {
    answers: [
      ...[codeSent, refuse('login', { code: 'identity.no_account' })],
      response('mela.identity.register', { customer_ref_id: 'CUS-1' }),
    ],
  })
  await askForCode()
  await fill('Code', '123456')
  await press('Sign in')
  await fill('Your name', 'Meena')
  await press('Create account')
  await waitFor(() =>
    expect(server.inputsOf('mela.identity.register')).toMatchObject([
      { phone: '+919840012345', code: '123456', full_name: 'Meena' },
    ]),
  )
  await waitFor(() => expect(address()).toBe('/'))
})

test('A wrong password is said to be wrong', async () => {
  await renderScreen('/sign-in', {
    answers: [refuse('login', { status: 401, code: 'identity.wrong_credentials' })],
  })
  await press('Sign in with password')
  await fill('Email or mobile number', 'meena@example.org')
  await fill('Password', 'kite')
  await press('Sign in')
  expect((await shown.findByRole('alert')).textContent).toContain('Wrong email, mobile number or password.')
})

test('An account with an authenticator app asks for its code too', async () => {
  const server = await renderScreen('/sign-in', {
    answers: [loginAnswer({ message: 'Verification', tmp_id: 'TMP-1' })],
  })
  await press('Sign in with password')
  await fill('Email or mobile number', 'meena@example.org')
  await fill('Password', 'kite lamp river')
  await press('Sign in')
  server.respondWith(loginAnswer({ message: 'Logged In' }))
  await fill('Code', '654321')
  await press('Sign in')
  await waitFor(() =>
    expect(server.inputsOf('login').at(-1)).toEqual({ tmp_id: 'TMP-1', otp: '654321', device: 'Website' }),
  )
})

test('Who is signed in already goes on', async () => {
  await renderScreen('/sign-in?next=/family', { account: 'USR-1' })
  expect(await shown.findByText('You’re signed in.')).toBeDefined()
  expect(shown.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/family')
})
