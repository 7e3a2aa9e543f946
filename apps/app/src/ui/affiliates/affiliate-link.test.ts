import { expect, test } from 'vitest'
import { deviceStoreOn } from '../../data/device/device-store.ts'
import { forgetReferral, readReferral, storeReferral } from './affiliate-link.ts'

function emptyStore() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return deviceStoreOn(() => ({ ...storage, length: 0, clear: () => undefined, key: () => null }))
}

test('The last code is remembered with its day, for a year at most', () => {
  const store = emptyStore()
  const first = new Date('2026-11-19T10:00:00Z')
  expect(readReferral(first, store)).toBeNull()
  storeReferral('FIRST22', first, store)
  storeReferral('TAMUBE47', new Date('2026-11-20T10:00:00Z'), store)
  expect(readReferral(first, store)).toEqual({ code: 'TAMUBE47', day: '2026-11-20' })
  expect(readReferral(new Date('2027-11-21T10:00:00Z'), store)).toBeNull()
  forgetReferral(store)
  expect(readReferral(first, store)).toBeNull()
})
