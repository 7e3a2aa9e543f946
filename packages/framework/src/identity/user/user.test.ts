import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

test('A user reads their own record and no other, and changes nothing', async () => {
  const [mine, other] = [await site.userWith('Customer'), await site.userWith('Customer')]
  expect((await mine.get(`/api/resource/User/${mine.user}`)).status).toBe(200)
  expect((await mine.get(`/api/resource/User/${other.user}`)).status).toBe(404)
  expect((await mine.get('/api/resource/User')).data).toEqual([{ name: mine.user }])
  expect(
    (await mine.put(`/api/resource/User/${mine.user}`, { roles: [{ role: 'System Manager' }] })).status,
  ).toBe(403)
})

test('A guest learns nothing about users, not even that they exist', async () => {
  expect((await site.guest.get('/api/resource/User')).status).toBe(403)
  expect((await site.guest.get('/api/resource/User/Administrator')).status).toBe(403)
})

test('A user lists their own devices and signs one out by deleting its key', async () => {
  const [mine, other] = [await site.userWith('Customer'), await site.userWith('Customer')]
  const { data } = await mine.get('/api/resource/API Key', { fields: ['user', 'name'] })
  expect(data).toEqual([{ user: mine.user, name: expect.any(String) }])
  const name = JSON.stringify(data).match(/"name":"(\w+)"/)?.[1] ?? ''
  expect((await other.delete(`/api/resource/API Key/${name}`)).status).toBe(404)
  expect((await mine.delete(`/api/resource/API Key/${name}`)).status).toBe(202)
  expect((await mine.get('/api/method/frappe.auth.get_logged_user')).status).toBe(401)
})

test('A user needs an e-mail address or a phone number, each unique', async () => {
  const post = (values: object) =>
    site.administrator.post('/api/resource/User', { full_name: 'Uma', ...values })
  expect((await post({})).body).toMatchObject({ exc_type: 'MandatoryError' })
  expect((await post({ email: 'uma@asha.example' })).status).toBe(200)
  expect((await post({ email: 'UMA@asha.example' })).body).toMatchObject({
    exc_type: 'UniqueValidationError',
  })
  expect((await post({ email: 'second@asha.example', new_password: 'short' })).body).toMatchObject({
    exc_type: 'ValidationError',
  })
})

test('The hash of a password cannot be set over the API', async () => {
  const values = {
    full_name: 'Uma',
    email: 'hash@asha.example',
    password_hash: '$argon2id$v=19$m=19456,t=2,p=1$x$y',
  }
  const { status } = await site.administrator.post('/api/resource/User', values)
  expect(status).toBe(200)
  const { rows } = await site.engine.database.pool.query(
    `select password_hash from "User" where email = 'hash@asha.example'`,
  )
  expect(rows).toEqual([{ password_hash: null }])
})

test('A system manager cannot change the Administrator user', async () => {
  const manager = await site.userWith('System Manager')
  expect(
    (await manager.put('/api/resource/User/Administrator', { new_password: 'mine-from-now-on' })).status,
  ).toBe(403)
  expect((await manager.delete('/api/resource/User/Guest')).status).toBe(403)
  expect((await site.administrator.put('/api/resource/User/Administrator', { enabled: 0 })).status).toBe(403)
  expect((await site.administrator.put('/api/resource/User/Administrator', { language: 'hi' })).status).toBe(
    200,
  )
})
