import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { deviceName, storeDeviceName } from './device-name.ts'

const nameOf = (number: string) => `Door ${number}`

test('a door that nobody named has a name of its own, and keeps it', () => {
  const store = memoryStore()
  const name = deviceName(nameOf, store)
  expect(name).toMatch(/^Door \d{3}$/)
  expect(deviceName(nameOf, store)).toBe(name)
})

test('the name that staff gave it stays within what the store takes', () => {
  const store = memoryStore()
  storeDeviceName(`Main gate ${'x'.repeat(80)}`, store)
  expect(deviceName(nameOf, store)).toHaveLength(40)
})
