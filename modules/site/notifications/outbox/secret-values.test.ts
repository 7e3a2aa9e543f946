import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { decryptSecretValue, encryptSecretValue } from './secret-values.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

test('A secret value is encrypted while it waits, another is unchanged, and one of a lost key is empty', async () => {
  const secrets = { database: site.engine.database, settings: { secret: 's'.repeat(32) } }
  const encrypted = await encryptSecretValue(secrets, 'AB3D-9KMN')
  expect(encrypted).not.toContain('AB3D')
  expect(await decryptSecretValue(secrets, encrypted)).toBe('AB3D-9KMN')
  expect(await decryptSecretValue(secrets, '123456')).toBe('123456')
  const other = { ...secrets, settings: { secret: 'o'.repeat(32) } }
  expect(await decryptSecretValue(other, encrypted)).toBe('')
})
