import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { clearRateLimits, pruneLimits, consumeRateLimit, type RateLimit } from './index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000)
const limit = (key: string, most = 10): RateLimit => ({ key, most, seconds: 60 })
const take = (limits: readonly RateLimit[], seconds: number) =>
  consumeRateLimit(site.engine.database.kysely, limits, at(seconds))

test('The allowed number of concurrent calls pass, and the next has to wait', async () => {
  const first = await Promise.all(Array.from({ length: 10 }, () => take([limit('meena')], 0)))
  expect(first.every((wait) => wait === null)).toBe(true)
  expect(await take([limit('meena')], 45)).toBe(15)
  expect(await take([limit('ravi')], 45)).toBeNull()
})

test('The limit resets after the window, however often it was exceeded meanwhile', async () => {
  for (let knock = 0; knock < 15; knock += 1) await take([limit('kumar')], knock)
  expect(await take([limit('kumar')], 59)).toBe(1)
  expect(await take([limit('kumar')], 60)).toBeNull()
})

test('A limit of a clock that was set back does not hold until its old time, and a slow call does not reset one', async () => {
  const year = 365 * 24 * 3600
  for (let knock = 0; knock < 15; knock += 1) await take([limit('thangam')], year)
  expect(await take([limit('thangam')], year - 5)).toBe(65)
  expect(await take([limit('thangam')], 0)).toBeNull()
})

test('A successful attempt resets the limit', async () => {
  for (let knock = 0; knock < 10; knock += 1) await take([limit('selvi')], 0)
  await clearRateLimits(site.engine.database.kysely, [limit('selvi')])
  expect(await take([limit('selvi')], 1)).toBeNull()
})

test('A refusal by the narrow limit does not use up the wide one behind it', async () => {
  for (let knock = 0; knock < 20; knock += 1) await take([limit('one number', 1), limit('all numbers', 2)], 0)
  expect(await take([limit('all numbers', 2)], 0)).toBeNull()
  expect(await take([limit('all numbers', 2)], 0)).toBe(60)
})

test('The key is stored as a hash, and expired entries are deleted', async () => {
  await take([limit('+919840012345')], 0)
  const { pool } = site.engine.database
  const { rows } = await pool.query<{ key: string }>('select key from mela_limit')
  expect(rows.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true)
  await pool.query(`update mela_limit set until = now() - interval '1 second'`)
  await pruneLimits(site.engine.database.kysely)
  expect((await pool.query('select from mela_limit')).rowCount).toBe(0)
})
