import { expect, test } from 'vitest'
import { deviceStoreOn } from './device-store.ts'

test('a device that forbids storage reads as empty and takes nothing', () => {
  const store = deviceStoreOn(() => {
    throw new Error('denied')
  })
  store.write('key', 'value')
  store.remove('key')
  expect(store.read('key')).toBeNull()
  expect(store.keys()).toEqual([])
})
