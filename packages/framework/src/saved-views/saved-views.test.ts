import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, int, reading, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { savedViews } from './saved-views.module.ts'

const Hall = docType('Try Hall', {
  fields: { title: text(), seats: int(), rent: int({ level: 1 }) },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Moderator: reading(always),
    Customer: reading(always),
  },
})

const Child = docType('Try Child', {
  fields: { called: text() },
  guarded: 'tells of a child',
  access: { 'Store Manager': everything },
})

let site: TestSite
let manager: TestClient
let customer: TestClient

const call = (client: TestClient, name: string, args: Readonly<Record<string, unknown>>) =>
  client.post(`/api/method/mela.saved_views.${name}`, { doctype: 'Try Hall', ...args })

const tagged = { title: 'Tagged', columns: ['title', '_user_tags'] }

const views = async (client: TestClient) =>
  (await client.get('/api/method/mela.saved_views.get_views', { doctype: 'Try Hall' })).message

const large = {
  title: 'Large',
  columns: ['title', 'seats'],
  filters: [['seats', '>', 100]],
  sort: 'seats desc',
}

beforeAll(async () => {
  site = await testSite([savedViews, defineModule({ name: 'halls', docTypes: [Hall, Child] })])
  manager = await site.userWith('Store Manager')
  customer = await site.userWith('Customer')
})
afterAll(() => site.close())

test('A view is saved under its title and overwritten under the same title', async () => {
  const first = await call(customer, 'save_view', large)
  const again = await call(customer, 'save_view', { ...large, sort: 'title asc' })
  expect(again.message).toBe(first.message)
  expect(await views(customer)).toEqual([
    { ...large, name: first.message, sort: 'title asc', is_shared: false, is_own: true },
  ])
  expect(await views(manager)).toEqual([])
})

test('A shared view is offered to all staff of the type and stays its author’s', async () => {
  const { message: name } = await call(manager, 'save_view', { ...large, title: 'Ours', is_shared: 1 })
  const shared: unknown = expect.objectContaining({ name, is_own: false, is_shared: true })
  expect(await views(await site.userWith('Moderator'))).toContainEqual(shared)
  expect(await views(customer)).not.toContainEqual(expect.objectContaining({ name }))
  expect((await call(customer, 'delete_view', { name })).status).toBe(404)
  expect((await customer.put(`/api/resource/Saved%20View/${String(name)}`, { title: 'Mine' })).status).toBe(
    404,
  )
  const seller = await site.userWith('Seller')
  expect((await seller.get('/api/method/mela.saved_views.get_views', { doctype: 'Try Hall' })).status).toBe(
    403,
  )
  expect((await call(manager, 'delete_view', { name })).status).toBe(200)
})

test('Sharing requires the share permission, and a view with a search about children is never shared', async () => {
  expect((await call(customer, 'save_view', { ...large, title: 'Theirs', is_shared: 1 })).status).toBe(403)
  const ofChildren = { doctype: 'Try Child', title: 'One', filters: [['called', '=', 'Mani']], is_shared: 1 }
  expect((await call(manager, 'save_view', ofChildren)).status).toBe(417)
  expect((await call(manager, 'save_view', { ...ofChildren, is_shared: 0 })).status).toBe(200)
})

test.each([
  ['a column that is not there', { columns: ['title', 'nothing'] }],
  ['a column above the levels of its maker', { columns: ['rent'] }],
  ['a filter that is none', { filters: [['seats', 'about', 3]] }],
  ['a filter on what its maker may not see', { filters: [['rent', '>', 3]] }],
])('%s is refused', async (_what, wrong) => {
  expect((await call(customer, 'save_view', { ...large, title: 'Wrong', ...wrong })).status).toBe(417)
})

test('Tags may be a column of a view', async () => {
  expect((await call(manager, 'save_view', tagged)).status).toBe(200)
})

test('Nobody saves a view for another user', async () => {
  const view = { user: manager.user, reference_doctype: 'Try Hall', title: 'Planted' }
  expect((await customer.post('/api/resource/Saved%20View', view)).status).toBe(417)
})
