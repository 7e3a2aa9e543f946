import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { docType, everything, prompted, reading, text, where } from '#framework/doctypes'
import { randomSecret } from '#framework/identity'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Leaflet = docType('Role Leaflet', {
  naming: prompted,
  fields: { state: text(), price: text({ level: 1 }) },
  access: { 'System Manager': everything, Customer: reading(where({ state: 'out' })) },
})

const PASSWORD = 'a long way to the sea'

let site: TestSite
let manager: TestClient
let keeper: TestClient
let role: string
let made = 0

const address = (type: string, name = '') =>
  `/api/resource/${encodeURIComponent(type)}${name && `/${encodeURIComponent(name)}`}`
const giveRoles = (client: TestClient, ...roles: readonly string[]) =>
  manager.put(address('User', client.user), { roles: roles.map((one) => ({ role: one })) })
const rule = (values: object) =>
  manager.post(address('Custom DocPerm'), { parent: 'Role Leaflet', role, ...values })
const nameOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : ''
const readBy = async (client: TestClient) => (await client.get(address('Role Leaflet', 'draft'))).status

beforeAll(async () => {
  site = await testSite([desk, defineModule({ name: 'leaflets', docTypes: [Leaflet] })])
  manager = await site.userWith('System Manager')
  for (const [name, state] of [
    ['old', 'out'],
    ['draft', 'in work'],
  ])
    await manager.post(address('Role Leaflet'), { name, state, price: '9' })
})
afterAll(() => site.close())

beforeEach(async () => {
  made += 1
  role = `Shopkeeper ${made}`
  keeper = await site.userWith()
  expect((await manager.post(address('Role'), { role_name: role })).status).toBe(200)
})

test('A custom role grants what its rules give in lists, documents and the desk', async () => {
  expect((await giveRoles(keeper, role)).status).toBe(200)
  expect(await readBy(keeper)).toBe(403)
  const { data } = await rule({ write: 1 })
  expect(await readBy(keeper)).toBe(200)
  const list = await keeper.get(address('Role Leaflet'), { order_by: 'name asc' })
  expect(list.data).toEqual([{ name: 'draft' }, { name: 'old' }])
  expect((await keeper.put(address('Role Leaflet', 'draft'), { state: 'out' })).status).toBe(200)
  expect((await keeper.delete(address('Role Leaflet', 'draft'))).status).toBe(403)
  const types = await keeper.get('/api/method/mela.desk.get_types')
  const shown = Array.isArray(types.message) ? types.message : []
  expect(shown.find(({ name }) => name === 'Role Leaflet')).toMatchObject({
    can_write: true,
    can_delete: false,
  })
  await manager.delete(address('Custom DocPerm', nameOf(data)))
  await manager.put(address('Role Leaflet', 'draft'), { state: 'in work' })
})

test('A custom role adds to the standard roles and has its own field levels', async () => {
  await giveRoles(keeper, role, 'Customer')
  const { data } = await rule({ permlevel: 1 })
  const customers = await rule({ role: 'Customer' })
  expect((await keeper.get(address('Role Leaflet', 'old'))).data).toMatchObject({ price: '9' })
  expect(await readBy(keeper)).toBe(403)
  for (const one of [data, customers.data]) await manager.delete(address('Custom DocPerm', nameOf(one)))
})

test('A disabled role grants nothing from the next request on, until it is enabled again', async () => {
  await giveRoles(keeper, role)
  const { data } = await rule({})
  const setDisabled = (disabled: 0 | 1) => manager.put(address('Role', role), { disabled })
  expect(await readBy(keeper)).toBe(200)
  expect((await setDisabled(1)).status).toBe(200)
  expect(await readBy(keeper)).toBe(403)
  expect((await keeper.get(address('Role Leaflet'))).status).toBe(403)
  await setDisabled(0)
  expect(await readBy(keeper)).toBe(200)
  await manager.delete(address('Custom DocPerm', nameOf(data)))
})

test('A standard role can be disabled, except those the site depends on', async () => {
  const customer = await site.userWith('Customer')
  expect((await customer.get(address('Role Leaflet', 'old'))).status).toBe(200)
  await manager.put(address('Role', 'Customer'), { disabled: 1 })
  expect((await customer.get(address('Role Leaflet', 'old'))).status).toBe(403)
  await manager.put(address('Role', 'Customer'), { disabled: 0 })
  expect((await customer.get(address('Role Leaflet', 'old'))).status).toBe(200)
  for (const essentialRole of ['Guest', 'All', 'Administrator', 'System Manager'])
    expect((await manager.put(address('Role', essentialRole), { disabled: 1 })).body).toMatchObject({
      code: 'identity.fixed_role',
    })
})

test('A role in use cannot be deleted, and the error names its users', async () => {
  await giveRoles(keeper, role)
  const held = await manager.delete(address('Role', role))
  expect(held.body).toMatchObject({ exc_type: 'LinkExistsError', code: 'identity.role_in_use' })
  expect(JSON.stringify(held.body)).toContain(`The role ${role} is in use by 1 user`)
  await giveRoles(keeper)
  const { data } = await rule({})
  const ruled = await manager.delete(address('Role', role))
  expect(JSON.stringify(ruled.body)).toContain(`The role ${role} is used in the permissions of Role Leaflet`)
  await manager.delete(address('Custom DocPerm', nameOf(data)))
  expect((await manager.delete(address('Role', role))).status).toBe(202)
})

test('Standard roles cannot be deleted, and no custom role can pass for one', async () => {
  expect((await manager.delete(address('Role', 'Volunteer'))).body).toMatchObject({
    code: 'identity.shipped_role',
  })
  for (const role_name of ['system manager', ' Seller', 'ALL'])
    expect((await manager.post(address('Role'), { role_name })).body).toMatchObject({
      exc_type: 'DuplicateEntryError',
    })
})

test('Guest, All and Administrator cannot be assigned', async () => {
  for (const own of ['Guest', 'All', 'Administrator'])
    expect((await giveRoles(keeper, own)).body).toMatchObject({ code: 'identity.role_not_given' })
  expect((await rule({ role: 'Administrator' })).body).toMatchObject({ code: 'permissions.needs_no_grants' })
  const unknown = await giveRoles(keeper, 'Nobody of that kind')
  expect(unknown.body).toMatchObject({ exc_type: 'LinkValidationError' })
})

test('A user with a desk role enters the desk only while the role is enabled', async () => {
  const email = `${randomSecret().slice(0, 12).toLowerCase()}@example.org`
  await manager.post(address('User'), { full_name: 'K', email, new_password: PASSWORD, roles: [{ role }] })
  const signIn = async () => (await site.guest.post('/api/method/login', { usr: email, pwd: PASSWORD })).body
  expect(await signIn()).toMatchObject({ message: 'Logged In', home_page: '/desk' })
  await manager.put(address('Role', role), { desk_access: 0 })
  expect(await signIn()).toMatchObject({ message: 'No App', home_page: '/' })
  await manager.put(address('Role', role), { desk_access: 1, disabled: 1 })
  expect(await signIn()).toMatchObject({ message: 'No App' })
})

test('Only a system manager creates roles, and a role cannot be marked as standard', async () => {
  const office = await site.userWith('School Office')
  expect((await office.post(address('Role'), { role_name: 'Boss' })).status).toBe(403)
  expect((await office.put(address('Role', role), { disabled: 1 })).status).toBe(403)
  await manager.put(address('Role', role), { is_custom: 0 })
  expect((await manager.get(address('Role', role))).data).toMatchObject({ is_custom: 1 })
})
