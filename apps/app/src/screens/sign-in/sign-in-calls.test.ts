import { afterEach, expect, test, vi } from 'vitest'
import { clientSettings } from '#client'
import { openAccount, signInOutcome } from './sign-in-calls.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clientSettings.deviceType = 'Website'
})

test('A user without a second factor is signed in', () => {
  expect(signInOutcome({ message: 'No App', home_page: '/' })).toEqual({ at: 'in' })
})

test('A pending sign-in asks for the second factor', () => {
  expect(signInOutcome({ tmp_id: 't', verification: { setup: true } })).toEqual({
    at: 'second proof',
    halfSignIn: 't',
  })
})

test('A required authenticator app is set up in the desk first', () => {
  const answer = { tmp_id: 't', verification: { setup: false, enrolment: { secret: 's' } } }
  expect(signInOutcome(answer)).toEqual({ at: 'desk first' })
})

async function storedKeysAfter(answer: object): Promise<readonly string[]> {
  const entries = new Map<string, string>()
  vi.stubGlobal('fetch', async () => Response.json({ message: answer }))
  vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => entries.set(name, value) })
  await openAccount({ phone: '+919840055512', code: '123456', full_name: 'Uma S', language: 'en' })
  return [...entries.keys()]
}

test('A browser that registers stores no keys because it has a session cookie', async () => {
  expect(await storedKeysAfter({ customer_ref_id: 'CUS-1' })).toEqual([])
})

test('A phone that registers stores its keys', async () => {
  clientSettings.deviceType = 'Android Mobile App'
  const answer = { api_key: 'key', api_secret: 'secret', customer_ref_id: 'CUS-1' }
  expect(await storedKeysAfter(answer)).toEqual(['api_key', 'api_secret', 'customerRefId'])
})
