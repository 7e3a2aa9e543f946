import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { encrypt, decrypt } from './index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

const place = (secret?: string) => ({ database: site.engine.database, settings: { secret } })

test('An encrypted value is decrypted for the same owner only', async () => {
  const encrypted = await encrypt(place(), 'meena', 'a secret')
  expect(encrypted).not.toContain('secret')
  expect(await decrypt(place(), 'meena', encrypted)).toBe('a secret')
  expect(await decrypt(place(), 'ravi', encrypted)).toBeNull()
})

test('A changed, truncated or invalid ciphertext is refused', async () => {
  const encrypted = await encrypt(place(), 'meena', 'a secret')
  const other = encrypted.at(-2) === 'A' ? 'B' : 'A'
  for (const wrong of [
    `${encrypted.slice(0, -2)}${other}${encrypted.slice(-1)}`,
    encrypted.slice(0, 30),
    'x',
    '',
  ])
    expect(await decrypt(place(), 'meena', wrong)).toBeNull()
})

test('Nodes that first encrypt at the same moment use one key', async () => {
  await site.engine.database.pool.query(`delete from mela_setting where key = 'site.secret'`)
  const encrypted = await Promise.all(['a', 'b', 'c'].map((text) => encrypt(place(), 'meena', text)))
  expect(await Promise.all(encrypted.map((one) => decrypt(place(), 'meena', one)))).toEqual(['a', 'b', 'c'])
})

test('An operator’s secret encrypts later values, and the database alone cannot decrypt them', async () => {
  const before = await encrypt(place(), 'meena', 'before')
  const after = await encrypt(place('o'.repeat(32)), 'meena', 'after')
  expect(await decrypt(place('o'.repeat(32)), 'meena', before)).toBe('before')
  expect(await decrypt(place('o'.repeat(32)), 'meena', after)).toBe('after')
  expect(await decrypt(place(), 'meena', after)).toBeNull()
})
