import { expect, test } from 'vitest'
import { isUsableKey, ownedKey } from './idempotency-key.ts'

test('Accepts a random key and refuses one that is short, has spaces or is too long', () => {
  expect(isUsableKey('0b6f7f0e-4a7e-4a52-9d54-5c0d7f9a1b11')).toBe(true)
  for (const key of ['1234', 'with spaces in between', 'a'.repeat(141)]) expect(isUsableKey(key)).toBe(false)
})

test('A key belongs to its owner and is not stored as it was sent', () => {
  const key = '0b6f7f0e-4a7e-4a52-9d54-5c0d7f9a1b11'
  expect(ownedKey('meena', key)).toBe(ownedKey('meena', key))
  expect(ownedKey('meena', key)).not.toBe(ownedKey('ravi', key))
  expect(ownedKey('meena', key)).not.toBe(ownedKey(`meena${key.slice(0, 1)}`, key.slice(1)))
  expect(ownedKey('meena', key)).not.toContain(key)
})
