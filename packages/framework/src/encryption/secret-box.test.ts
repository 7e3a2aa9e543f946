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
  const sealed = await encrypt(place(), 'meena', 'a secret')
  expect(sealed).not.toContain('secret')
  expect(await decrypt(place(), 'meena', sealed)).toBe('a secret')
  expect(await decrypt(place(), 'ravi', sealed)).toBeNull()
})

test('A changed, truncated or invalid ciphertext is refused', async () => {
  const sealed = await encrypt(place(), 'meena', 'a secret')
  const other = sealed.at(-2) === 'A' ? 'B' : 'A'
  for (const wrong of [`${sealed.slice(0, -2)}${other}${sealed.slice(-1)}`, sealed.slice(0, 30), 'x', ''])
    expect(await decrypt(place(), 'meena', wrong)).toBeNull()
})

test('Nodes that first encrypt at the same moment use one key', async () => {
  await site.engine.database.pool.query(`delete from mela_setting where key = 'site.secret'`)
  const sealed = await Promise.all(['a', 'b', 'c'].map((text) => encrypt(place(), 'meena', text)))
  expect(await Promise.all(sealed.map((one) => decrypt(place(), 'meena', one)))).toEqual(['a', 'b', 'c'])
})

test('An operator’s secret encrypts later values, and the database alone cannot decrypt them', async () => {
  const before = await encrypt(place(), 'meena', 'before')
  const after = await encrypt(place('o'.repeat(32)), 'meena', 'after')
  expect(await decrypt(place('o'.repeat(32)), 'meena', before)).toBe('before')
  expect(await decrypt(place('o'.repeat(32)), 'meena', after)).toBe('after')
  expect(await decrypt(place(), 'meena', after)).toBeNull()
})
