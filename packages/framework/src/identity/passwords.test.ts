import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password belongs to its own hash only, and the hash is argon2id', async () => {
  const hash = await hashPassword('rangoli-and-rain')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'rangoli-and-rain')).toBe(true)
  expect(await verifyPassword(hash, 'rangoli-and-rail')).toBe(false)
})

test('the same letters typed on another keyboard are the same password', async () => {
  const hash = await hashPassword('caf\u00e9-\u0b95\u0bcb\u0bb2\u0bae\u0bcd')
  expect(await verifyPassword(hash, 'cafe\u0301-\u0b95\u0bc7\u0bbe\u0bb2\u0bae\u0bcd')).toBe(true)
})

test('nobody has a password, and finding that out is the same work', async () => {
  expect(await verifyPassword(null, 'anything')).toBe(false)
  const hash = await hashPassword('anything')
  const timed = async (stored: string | null) => {
    const begin = performance.now()
    for (let round = 0; round < 5; round += 1) await verifyPassword(stored, 'something else')
    return performance.now() - begin
  }
  const [known, unknown] = [await timed(hash), await timed(null)]
  expect(unknown / known).toBeGreaterThan(0.3)
})
