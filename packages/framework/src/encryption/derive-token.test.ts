import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSecret } from '#framework/identity'
import { testSite, type TestSite } from '#framework/testing'
import { deriveToken } from './index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

const place = (secret?: string) => ({ database: site.engine.database, settings: { secret } })
const key = '0b6f7f0e-4a7e-4a52-9d54-5c0d7f9a1b11'

test('The same call of the same caller gets the same token, and no other call does', async () => {
  const token = await deriveToken(place(), 'registration', ['meena', key])
  expect(isSecret(token)).toBe(true)
  expect(await deriveToken(place(), 'registration', ['meena', key])).toBe(token)
  for (const parts of [['ravi', key], ['meena', `${key}2`], [`meena${key}`], ['meena', key, '']])
    expect(await deriveToken(place(), 'registration', parts)).not.toBe(token)
  expect(await deriveToken(place(), 'contribution', ['meena', key])).not.toBe(token)
})

test('A token cannot be computed without the site’s secret', async () => {
  const token = await deriveToken(place(), 'registration', ['meena', key])
  expect(await deriveToken(place('o'.repeat(32)), 'registration', ['meena', key])).not.toBe(token)
  for (const text of [key, `meena${key}`, JSON.stringify(['registration', 'meena', key])])
    expect(createHash('sha256').update(text).digest('base64url')).not.toBe(token)
})
