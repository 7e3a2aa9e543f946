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

test('a password from the settings counts at the first start, and no later one resets it', async () => {
  await start('given-at-first')
  await start('given-later')
  expect([await signIn('given-at-first'), await signIn('given-later')]).toEqual([200, 401])
  expect(await unseenPassword(site.engine)).toBeNull()
})

test('without a setting a password is made, told until somebody was shown it, and never again', async () => {
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

test('a made password stands nowhere in the database as it is', async () => {
  await start(null)
  const made = (await unseenPassword(site.engine)) ?? ''
  const { rows } = await site.engine.database.pool.query<{ value: string }>('select value from mela_setting')
  expect(rows.filter(({ value }) => value.includes(made))).toEqual([])
})

test('starts at the same moment make one password', async () => {
  await Promise.all([start(null), start(null), start(null)])
  expect(await signIn((await unseenPassword(site.engine)) ?? '')).toBe(200)
})

test('a password that nobody saw gives way to one from the settings', async () => {
  await start(null)
  await start('given-after-all')
  expect(await unseenPassword(site.engine)).toBeNull()
  expect(await signIn('given-after-all')).toBe(200)
})

test('an unseen password whose key is gone is made anew', async () => {
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

test('a reset that was asked for sets the password of the settings, or makes one', async () => {
  await start('given-at-first')
  await start('given-anew', true)
  expect([await signIn('given-at-first'), await signIn('given-anew')]).toEqual([401, 200])
  await start(null, true)
  expect(await signIn((await unseenPassword(site.engine)) ?? '')).toBe(200)
})

test.each(['nine-char', 'administrator', 'Password123'])(
  'the setting %s is refused before it opens anything',
  async (password) => {
    await expect(start(password)).rejects.toThrow(/^MELA_ADMIN_PASSWORD: /)
    expect(await signIn(password)).toBe(401)
  },
)
