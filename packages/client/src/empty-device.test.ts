import { afterEach, expect, test, vi } from 'vitest'
import { emptyDevice } from './device-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function storageWith(keys: readonly string[]) {
  const values: Record<string, string> = Object.fromEntries(keys.map((key) => [key, 'x']))
  Object.defineProperty(values, 'removeItem', {
    value: (key: string) => Reflect.deleteProperty(values, key),
  })
  return values
}

const personal = [
  ...['api_key', 'api_secret', 'customerRefId', 'mela.form.student-registration', 'mela.receipts'],
  ...['mela.registrations', 'mela.orders', 'mela.payments', 'mela.answer.own:USR-1:family', 'cart_place'],
  ...['mela.answer.order:token', 'mela.draft.privacy.erase.STU-1', 'something.added.tomorrow'],
]

test('Sign-out removes the user’s data from the device and keeps the device’s own settings', () => {
  const choices = ['mela.theme', 'mela.language', 'mela.check-in.device']
  const local = storageWith([...personal, ...choices])
  const session = storageWith(['mela.contact', 'mela.code.sign-in'])
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  emptyDevice()
  expect(Object.keys(local)).toEqual(choices)
  expect(Object.keys(session)).toEqual([])
})

test('Sign-out changes nothing in a browser that forbids storage', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(emptyDevice).not.toThrow()
})
