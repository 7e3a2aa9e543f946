import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { checkInDeviceName, storeDeviceName } from './device-name.ts'

const nameOf = (number: string) => `Door ${number}`

test('An unnamed check-in device gets a generated name and keeps it', () => {
  const store = memoryStore()
  const name = checkInDeviceName(nameOf, store)
  expect(name).toMatch(/^Door \d{3}$/)
  expect(checkInDeviceName(nameOf, store)).toBe(name)
})

test('A device name given by staff is limited to the length that the server accepts', () => {
  const store = memoryStore()
  storeDeviceName(`Main gate ${'x'.repeat(80)}`, store)
  expect(checkInDeviceName(nameOf, store)).toHaveLength(40)
})
