import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureStandardUsers } from '#framework/identity'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { resource, rowsOf, valuesOf } from './support.ts'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

const users = resource('User')

test('A user is created with first name, last name and mobile number, and found by them', async () => {
  const sent = { email: 'anu@asha.example', first_name: 'Anu', last_name: 'Rajan', mobile_no: '98410 22222' }
  const response = await manager.post(users, sent)
  expect(response.status).toBe(200)
  expect(valuesOf(response)).toMatchObject({
    ...{ full_name: 'Anu Rajan', first_name: 'Anu', last_name: 'Rajan' },
    ...{ phone: '+919841022222', mobile_no: '+919841022222' },
  })
  const fields = ['first_name', 'last_name', 'mobile_no']
  const listed = await manager.get(users, { fields, filters: { first_name: 'Anu' } })
  expect(rowsOf(listed)).toEqual([{ first_name: 'Anu', last_name: 'Rajan', mobile_no: '+919841022222' }])
})

test('First and last name follow the full name, and the full name follows them', async () => {
  const made = valuesOf(await manager.post(users, { email: 'v@asha.example', full_name: 'Velan Kumar Raja' }))
  expect(made).toMatchObject({ first_name: 'Velan', last_name: 'Kumar Raja' })
  const path = resource('User', 'v@asha.example')
  const saved = async (values: object) => valuesOf(await manager.put(path, values))
  expect(await saved({ last_name: 'Mani' })).toMatchObject({ full_name: 'Velan Mani' })
  const updated = await saved({ full_name: 'Meena' })
  expect(updated).toMatchObject({ first_name: 'Meena' })
  expect(updated).not.toHaveProperty('last_name')
  expect(await saved({ phone: '9841033333' })).toMatchObject({ mobile_no: '+919841033333' })
  expect(await saved({ mobile_no: '9841044444' })).toMatchObject({ phone: '+919841044444' })
  expect(await saved({ mobile_no: null })).not.toHaveProperty('phone')
})

test('A number belongs to one user in whichever field it is, and a user without any address is refused', async () => {
  await manager.post(users, { first_name: 'One', mobile_no: '9841055555' })
  const second = await manager.post(users, { first_name: 'Two', mobile_no: '9841055555' })
  expect(second).toMatchObject({ status: 417, body: { exc_type: 'UniqueValidationError' } })
  expect((await manager.post(users, { first_name: 'Three' })).status).toBe(417)
  expect((await manager.post(users, { email: 'nameless@asha.example' })).status).toBe(417)
})

test('Existing users get the new fields at the next start', async () => {
  const { name } = valuesOf(await manager.post(users, { email: 'old@asha.example', full_name: 'Old Hand' }))
  const { pool } = site.engine.database
  await pool.query('update "User" set first_name = null, last_name = null where name = $1', [name])
  await ensureStandardUsers(site.engine, { password: null })
  expect(valuesOf(await manager.get(resource('User', String(name))))).toMatchObject({
    ...{ first_name: 'Old', last_name: 'Hand' },
  })
})
