import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { allowDemoLogins, demoLogins, demoPassword, insertDemoLogins } from './demo-logins.ts'

let site: TestSite

beforeAll(async () => {
  site = await testSite([])
  await site.engine.write(administrator, insertDemoLogins)
})
afterAll(() => site.close())

async function statusOfSignIn(): Promise<number> {
  const { status } = await site.guest.post('/api/method/login', {
    usr: demoLogins[0]?.email,
    pwd: demoPassword,
  })
  return status
}

test('Demo users sign in on this computer, and no longer once others can reach it', async () => {
  expect(await statusOfSignIn()).toBe(200)
  await allowDemoLogins(site.engine.database, false)
  expect(await statusOfSignIn()).toBe(401)
  await allowDemoLogins(site.engine.database, true)
  expect(await statusOfSignIn()).toBe(200)
})
