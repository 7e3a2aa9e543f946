import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MelaError } from '#client'
import { leaveEndedSession, leaveRefusedSession } from './ended-session.ts'

function storageWith(values: Record<string, string>): Record<string, string> {
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void Reflect.set(values, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(values, key),
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(values, name, { value })
  return values
}

const personal = { 'mela.orders': 'x', 'mela.receipts': 'x', 'mela.answer.own:USR-1:family': 'x' }
const ofDevice = { 'mela.theme': 'dark', 'mela.language': 'ta' }

let local: Record<string, string>
let session: Record<string, string>

const signedInAs = (user: string) => vi.stubGlobal('document', { cookie: user && `user_id=${user}` })

beforeEach(() => {
  local = storageWith({ ...personal, ...ofDevice })
  session = storageWith({ 'mela.form.child': 'x' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => vi.unstubAllGlobals())

test('Clears a user’s data from the device once their session cookies are missing', () => {
  signedInAs('USR-1')
  leaveEndedSession()
  expect(local).toMatchObject({ ...personal, 'mela.account': 'USR-1' })
  signedInAs('')
  leaveEndedSession()
  expect([local, session]).toEqual([ofDevice, {}])
})

test('Leaves a guest’s cart and lists unchanged, also when the guest signs in', () => {
  signedInAs('')
  leaveEndedSession()
  expect(local).toMatchObject(personal)
  signedInAs('USR-1')
  leaveEndedSession()
  expect(local).toMatchObject(personal)
})

test('Clears the device when another user has signed in, and keeps that user’s keys', () => {
  signedInAs('USR-1')
  leaveEndedSession()
  Object.assign(local, { api_key: 'k', api_secret: 's', customerRefId: 'USR-2' })
  leaveEndedSession()
  const keys = { api_key: 'k', api_secret: 's', customerRefId: 'USR-2' }
  expect([local, session]).toEqual([{ ...ofDevice, ...keys, 'mela.account': 'USR-2' }, {}])
})

test('Clears the device when the server no longer knows its keys, and on no other error', () => {
  signedInAs('')
  Object.assign(local, { api_key: 'k', api_secret: 's', customerRefId: 'USR-1' })
  leaveRefusedSession(new MelaError(403, 'documents.not_permitted', 'No'))
  leaveRefusedSession(new MelaError(0, '', 'Away'))
  expect(local).toMatchObject({ ...personal, api_key: 'k' })
  leaveRefusedSession(new MelaError(401, 'identity.wrong_key', 'No'))
  expect([local, session]).toEqual([ofDevice, {}])
})
