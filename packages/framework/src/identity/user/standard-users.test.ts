import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { forgetUnseenPassword, unseenPassword, ensureStandardUsers } from './standard-users.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())
beforeEach(async () => {
  await forgetUnseenPassword(site.engine)
  await site.engine.database.pool.query('update "User" set password_hash = null')
})

const start = (password: string | null, isReset = false) =>
  ensureStandardUsers(site.engine, { password, isReset })

const signIn = async (pwd: string) =>
  (await site.guest.post('/api/method/login', { usr: 'administrator', pwd })).status

test('The password setting applies at the first start only', async () => {
  await start('given-at-first')
  await start('given-later')
  expect([await signIn('given-at-first'), await signIn('given-later')]).toEqual([200, 401])
  expect(await unseenPassword(site.engine)).toBeNull()
})

test('Without a setting a password is generated and shown until it was seen once', async () => {
  await start(null)
  const made = await unseenPassword(site.engine)
  expect(made).toMatch(/^[\w-]{20}$/)
  await start(null)
  expect(await unseenPassword(site.engine)).toBe(made)
  await forgetUnseenPassword(site.engine)
  await start(null)
  expect(await unseenPassword(site.engine)).toBeNull()
  expect(await signIn(made ?? '')).toBe(200)
})

test('A generated password is nowhere in the database in clear', async () => {
  await start(null)
  const made = (await unseenPassword(site.engine)) ?? ''
  const { rows } = await site.engine.database.pool.query<{ value: string }>('select value from mela_setting')
  expect(rows.filter(({ value }) => value.includes(made))).toEqual([])
})

test('Concurrent starts generate one password', async () => {
  await Promise.all([start(null), start(null), start(null)])
  expect(await signIn((await unseenPassword(site.engine)) ?? '')).toBe(200)
})

test('A password from the settings replaces a generated one that nobody saw', async () => {
  await start(null)
  await start('given-after-all')
  expect(await unseenPassword(site.engine)).toBeNull()
  expect(await signIn('given-after-all')).toBe(200)
})

test('An unseen password whose encryption key is lost is generated again', async () => {
  await start(null)
  const lost = await unseenPassword(site.engine)
  await site.engine.database.pool.query(
    `update mela_setting set value = 'nothing.AAAA' where key = 'identity.first_password'`,
  )
  await start(null)
  const made = await unseenPassword(site.engine)
  expect(made).not.toBe(lost)
  expect(await signIn(made ?? '')).toBe(200)
})

test('A requested reset sets the password of the settings or generates one', async () => {
  await start('given-at-first')
  await start('given-anew', true)
  expect([await signIn('given-at-first'), await signIn('given-anew')]).toEqual([401, 200])
  await start(null, true)
  expect(await signIn((await unseenPassword(site.engine)) ?? '')).toBe(200)
})

test.each(['nine-char', 'administrator', 'Password123'])(
  'The setting %s is refused before it takes effect',
  async (password) => {
    await expect(start(password)).rejects.toThrow(/^MELA_ADMIN_PASSWORD: /)
    expect(await signIn(password)).toBe(401)
  },
)
