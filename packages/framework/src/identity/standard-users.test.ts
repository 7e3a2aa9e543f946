import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { ensureStandardUsers } from './standard-users.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

const signIn = async (pwd: string) =>
  (await site.guest.post('/api/method/login', { usr: 'administrator', pwd })).status

test('a password from the settings counts at every start', async () => {
  expect(await ensureStandardUsers(site.engine.database, 'given-by-setting')).toBeNull()
  expect(await signIn('given-by-setting')).toBe(200)
})

test('without a setting a password is made once, told once, and then left alone', async () => {
  await site.engine.database.pool.query('update "User" set password_hash = null')
  const made = await ensureStandardUsers(site.engine.database, null)
  expect(made).toMatch(/^[\w-]{20}$/)
  expect(await ensureStandardUsers(site.engine.database, null)).toBeNull()
  expect(await signIn(made ?? '')).toBe(200)
})
