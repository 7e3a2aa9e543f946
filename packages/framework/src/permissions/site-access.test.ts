import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, grant, prompted, reading, text, where } from '#framework/doctypes'
import { desk } from '#framework/desk'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { address, namesIn } from './sample-shops.ts'

const Leaflet = docType('Try Leaflet', {
  naming: prompted,
  fields: { state: text(), price: text({ level: 1 }) },
  access: {
    'System Manager': everything,
    Customer: grant({ read: where({ state: 'out' }) }),
    Guest: reading(where({ state: 'out' })),
  },
})
const Plain = docType('Try Plain', {
  naming: prompted,
  fields: { title: text() },
  access: { 'System Manager': everything, Customer: reading(always) },
})

let site: TestSite
let customer: TestClient
let volunteer: TestClient

beforeAll(async () => {
  site = await testSite([desk, defineModule({ name: 'leaflets', docTypes: [Leaflet, Plain] })])
  customer = await site.userWith('Customer')
  volunteer = await site.userWith('Volunteer')
  for (const [name, state] of [
    ['old', 'out'],
    ['new', 'draft'],
  ])
    await site.administrator.post(address('Try Leaflet'), { name, state, price: '9' })
})
afterAll(() => site.close())

const RULES = 'Custom DocPerm'

afterEach(async () => {
  const { data } = await site.administrator.get(address(RULES))
  for (const name of namesIn(data)) await site.administrator.delete(address(RULES, name))
})

const rule = (values: object) =>
  site.administrator.post(address(RULES), { parent: 'Try Leaflet', role: 'Volunteer', ...values })
const statusFor = async (client: TestClient, name: string) =>
  (await client.get(address('Try Leaflet', name))).status

test('A site rule opens a type to a role and replaces everything the type declares', async () => {
  expect(await statusFor(volunteer, 'new')).toBe(403)
  expect(await statusFor(customer, 'old')).toBe(200)
  expect((await site.guest.get(address('Try Leaflet', 'old'))).status).toBe(200)
  expect((await rule({})).status).toBe(200)
  expect(await statusFor(volunteer, 'old')).toBe(200)
  expect(await statusFor(volunteer, 'new')).toBe(200)
  expect(await statusFor(customer, 'old')).toBe(403)
  expect((await site.guest.get(address('Try Leaflet', 'old'))).status).toBe(403)
})

test('Deleting the site rule restores the type’s own access', async () => {
  await rule({})
  const { data } = await site.administrator.get(address(RULES))
  for (const name of namesIn(data)) await site.administrator.delete(address(RULES, name))
  expect(await statusFor(customer, 'old')).toBe(200)
  expect(await statusFor(volunteer, 'new')).toBe(403)
  expect((await site.guest.get(address('Try Leaflet', 'old'))).status).toBe(200)
})

test('A site rule cannot widen the rows that a type opens to a role', async () => {
  await rule({ role: 'Customer', write: 1 })
  expect(await statusFor(customer, 'old')).toBe(200)
  expect(await statusFor(customer, 'new')).toBe(403)
})

test('A site rule gives guests nothing beyond the type’s own access', async () => {
  expect((await rule({ role: 'Guest', write: 1 })).body).toMatchObject({ code: 'permissions.not_for_guests' })
  const plain = await rule({ parent: 'Try Plain', role: 'Guest' })
  expect(plain.body).toMatchObject({ code: 'permissions.not_for_guests' })
  expect((await rule({ role: 'Guest' })).status).toBe(200)
  expect((await site.guest.get(address('Try Leaflet', 'old'))).status).toBe(200)
  expect((await site.guest.get(address('Try Leaflet', 'new'))).status).toBe(404)
})

test('A role with if_owner reaches its own documents and may create some', async () => {
  await rule({ write: 1, create: 1, if_owner: 1 })
  expect(await statusFor(volunteer, 'old')).toBe(404)
  expect((await volunteer.post(address('Try Leaflet'), { name: 'mine' })).status).toBe(200)
  expect(await statusFor(volunteer, 'mine')).toBe(200)
  expect((await volunteer.get(address('Try Leaflet'))).data).toEqual([{ name: 'mine' }])
  await site.administrator.delete(address('Try Leaflet', 'mine'))
})

test('A higher level opens fields of rows that level 0 opens, and no rows by itself', async () => {
  await rule({ permlevel: 1 })
  expect(await statusFor(volunteer, 'old')).toBe(403)
  await rule({ permlevel: 0 })
  expect((await volunteer.get(address('Try Leaflet', 'old'))).data).toMatchObject({ price: '9' })
})

test('A definition shows the effective permissions, with site rules replacing the declared ones', async () => {
  const shown = async (client: TestClient) => {
    const asked = { doctype: 'Try Leaflet' }
    const { body } = await client.get('/api/method/frappe.desk.form.load.getdoctype', asked)
    const docs = typeof body === 'object' && body !== null && 'docs' in body ? body.docs : null
    const [meta]: readonly unknown[] = Array.isArray(docs) ? docs : []
    return typeof meta === 'object' && meta !== null && 'permissions' in meta ? meta.permissions : null
  }
  const roleOf = (permission: { role: string }) => permission.role
  const declared = await shown(site.administrator)
  expect(Array.isArray(declared) ? [...new Set(declared.map(roleOf))] : null).toEqual([
    'System Manager',
    'Customer',
    'Guest',
  ])
  await rule({ write: 1, if_owner: 1 })
  await rule({ role: 'Customer', permlevel: 1, if_owner: 1 })
  const counting = [
    { role: 'Volunteer', permlevel: 0, read: 1, write: 1, delete: 0, if_owner: 1 },
    { role: 'Customer', permlevel: 1, read: 1, write: 0, if_owner: 1 },
  ]
  expect(await shown(site.administrator)).toMatchObject(counting)
  expect(await shown(volunteer)).toMatchObject(counting)
  const mine = await volunteer.get('/api/method/mela.desk.get_types')
  expect(mine.message).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Try Leaflet', can_write: true, can_create: false }),
    ]),
  )
})

test('Another node applies a changed rule', async () => {
  const started = await testSite([defineModule({ name: 'leaflets', docTypes: [Plain] })], { isStarted: true })
  try {
    const reader = await started.userWith('Volunteer')
    expect((await reader.get(address('Try Plain'))).status).toBe(403)
    await started.engine.database.pool.query(
      `insert into "Custom DocPerm" (name, owner, creation, modified, modified_by, parent, role, permlevel, read)
       values ('r', 'Administrator', localtimestamp, localtimestamp, 'Administrator', 'Try Plain', 'Volunteer', 0, 1)`,
    )
    const news = JSON.stringify({ node: 'another', changed: ['Custom DocPerm'], documents: {} })
    await started.engine.database.pool.query(`select pg_notify('mela_changed', $1)`, [news])
    await expect.poll(async () => (await reader.get(address('Try Plain'))).status).toBe(200)
  } finally {
    await started.close()
  }
})

test('Only a system manager changes the rules, and only for existing types', async () => {
  expect((await customer.post(address(RULES), { parent: 'Try Plain', role: 'Customer' })).status).toBe(403)
  expect((await customer.get(address(RULES))).status).toBe(403)
  expect((await rule({ parent: 'Nothing' })).body).toMatchObject({ code: 'permissions.no_such_type' })
})
