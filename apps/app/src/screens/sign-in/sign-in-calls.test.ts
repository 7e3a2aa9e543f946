import { afterEach, expect, test, vi } from 'vitest'
import { clientSettings } from '#client'
import { openAccount, outcomeOf } from './sign-in-calls.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clientSettings.deviceType = 'Website'
})

test('whoever needs no second proof is in', () => {
  expect(outcomeOf({ message: 'No App', home_page: '/' })).toEqual({ at: 'in' })
})

test('half a sign-in asks for the second proof', () => {
  expect(outcomeOf({ tmp_id: 't', verification: { setup: true } })).toEqual({
    at: 'second proof',
    halfSignIn: 't',
  })
})

test('an authenticator app that must be set up first is set up in the desk', () => {
  const answer = { tmp_id: 't', verification: { setup: false, enrolment: { secret: 's' } } }
  expect(outcomeOf(answer)).toEqual({ at: 'desk first' })
})

/** Opens an account at a store that answers so; the names of what the device keeps afterwards. */
async function storedKeysAfter(answer: object): Promise<readonly string[]> {
  const entries = new Map<string, string>()
  vi.stubGlobal('fetch', async () => Response.json({ message: answer }))
  vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => entries.set(name, value) })
  await openAccount({ phone: '+919840055512', code: '123456', full_name: 'Uma S', language: 'en' })
  return [...entries.keys()]
}

test('a browser that opens an account keeps no keys, for a cookie lets it in', async () => {
  expect(await storedKeysAfter({ customer_ref_id: 'CUS-1' })).toEqual([])
})

test('a phone that opens an account keeps its keys', async () => {
  clientSettings.deviceType = 'Android Mobile App'
  const answer = { api_key: 'key', api_secret: 'secret', customer_ref_id: 'CUS-1' }
  expect(await storedKeysAfter(answer)).toEqual(['api_key', 'api_secret', 'customerRefId'])
})
