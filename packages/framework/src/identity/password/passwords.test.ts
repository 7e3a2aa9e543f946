import type * as Argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const verify = vi.hoisted(() => vi.fn<typeof Argon2.verify>())
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof Argon2>()
  verify.mockImplementation(argon2.verify)
  return { ...argon2, verify }
})

test('A password matches its own hash only, and the hash is argon2id', async () => {
  const hash = await hashPassword('rangoli-and-rain')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'rangoli-and-rain')).toBe(true)
  expect(await verifyPassword(hash, 'rangoli-and-rail')).toBe(false)
})

test('The same letters typed on another keyboard are the same password', async () => {
  const hash = await hashPassword('caf\u00e9-\u0b95\u0bcb\u0bb2\u0bae\u0bcd')
  expect(await verifyPassword(hash, 'cafe\u0301-\u0b95\u0bc7\u0bbe\u0bb2\u0bae\u0bcd')).toBe(true)
})

test('Verifying against a missing password fails and takes the same work', async () => {
  verify.mockClear()
  expect(await verifyPassword(null, 'anything')).toBe(false)
  expect(verify).toHaveBeenCalledWith(
    expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    'anything',
  )
})
