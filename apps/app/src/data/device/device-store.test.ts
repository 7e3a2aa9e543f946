import { expect, test } from 'vitest'
import { deviceStoreOn } from './device-store.ts'

test('Storage reads as empty and stores nothing on a device that forbids it', () => {
  const store = deviceStoreOn(() => {
    throw new Error('denied')
  })
  store.write('key', 'value')
  store.remove('key')
  expect(store.read('key')).toBeNull()
  expect(store.keys()).toEqual([])
})
