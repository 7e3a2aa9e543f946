import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { keyedHashes } from './index.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

const place = (secret?: string) => ({ database: site.engine.database, settings: { secret } })

test('A short secret has one hash for each key, and is found after the operator set a secret', async () => {
  const [before, ...none] = await keyedHashes(place(), 'gift card', 'AB3D')
  expect(none).toEqual([])
  const [current, earlier] = await keyedHashes(place('o'.repeat(32)), 'gift card', 'AB3D')
  expect(current).not.toBe(before)
  expect(earlier).toBe(before)
})

test('Another purpose and another text have other hashes', async () => {
  const [hash] = await keyedHashes(place(), 'gift card', 'AB3D')
  expect((await keyedHashes(place(), 'ticket', 'AB3D'))[0]).not.toBe(hash)
  expect((await keyedHashes(place(), 'gift card', 'AB3E'))[0]).not.toBe(hash)
})
