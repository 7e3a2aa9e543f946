import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { address, namesIn, shops } from './sample-shops.ts'

let site: TestSite
let administrator: TestClient
let stranger: TestClient
let shopkeeper: TestClient
let shop: string
let shopsMade = 0

beforeAll(async () => {
  site = await testSite([desk, shops])
  administrator = site.administrator
})
afterAll(() => site.close())

beforeEach(async () => {
  stranger = await site.userWith('Customer')
  shopkeeper = await site.userWith('Seller')
  shop = `shop-${(shopsMade += 1)}`
  await administrator.post(address('Try Shop'), { name: shop, owner_user: shopkeeper.user, secret_margin: 7 })
})

const call = (client: TestClient, method: string, args: object) =>
  client.post(`/api/method/frappe.share.${method}`, { doctype: 'Try Shop', name: shop, ...args })

test('A shared document is read by its recipient on every path, and by nobody else', async () => {
  expect((await stranger.get(address('Try Shop', shop))).status).toBe(403)
  expect((await stranger.get(address('Try Shop'))).status).toBe(403)
  expect((await call(shopkeeper, 'add', { user: stranger.user })).status).toBe(200)
  expect((await stranger.get(address('Try Shop', shop))).status).toBe(200)
  expect((await stranger.get(address('Try Shop'))).data).toEqual([{ name: shop }])
  const count = await stranger.get('/api/method/frappe.client.get_count', { doctype: 'Try Shop' })
  expect(count.message).toBe(1)
  const other = await site.userWith('Customer')
  expect((await other.get(address('Try Shop', shop))).status).toBe(403)
  expect((await site.guest.get(address('Try Shop', shop))).status).toBe(403)
})

test('A share opens field level 0 only', async () => {
  await call(administrator, 'add', { user: stranger.user, write: 1 })
  const { data } = await stranger.get(address('Try Shop', shop))
  expect(data).not.toHaveProperty('secret_margin')
  await stranger.put(address('Try Shop', shop), { city: 'Pune', secret_margin: 99 })
  const stored = await administrator.get(address('Try Shop', shop))
  expect(stored.data).toMatchObject({ city: 'Pune', secret_margin: 7 })
})

test('A read share does not permit writing, and a write share does not permit deleting', async () => {
  await call(administrator, 'add', { user: stranger.user })
  expect((await stranger.put(address('Try Shop', shop), { city: 'Pune' })).status).toBe(403)
  await call(administrator, 'set_permission', { user: stranger.user, permission_to: 'write' })
  expect((await stranger.put(address('Try Shop', shop), { city: 'Pune' })).status).toBe(200)
  expect((await stranger.delete(address('Try Shop', shop))).status).toBe(403)
  expect((await stranger.post(address('Try Shop'), { name: 'mine' })).status).toBe(403)
})

test('Only a user with the share permission shares a document, and grants no more than they have', async () => {
  expect((await call(stranger, 'add', { user: stranger.user })).status).toBe(403)
  await call(administrator, 'add', { user: stranger.user, share: 1 })
  const friend = await site.userWith('Customer')
  expect((await call(stranger, 'add', { user: friend.user, write: 1 })).status).toBe(403)
  expect((await call(stranger, 'add', { user: friend.user })).status).toBe(200)
  expect((await friend.get(address('Try Shop', shop))).status).toBe(200)
  expect((await stranger.post(address('DocShare'), {})).status).toBe(403)
})

test('Sharing with everyone includes all signed-in users and not guests', async () => {
  expect((await call(shopkeeper, 'add', { everyone: 1 })).status).toBe(200)
  expect((await stranger.get(address('Try Shop', shop))).status).toBe(200)
  expect((await site.guest.get(address('Try Shop', shop))).status).toBe(403)
  expect((await site.guest.get(address('Try Shop'))).status).toBe(403)
})

test('Sharing twice makes one share, and unsharing ends it', async () => {
  await call(administrator, 'add', { user: stranger.user })
  await call(administrator, 'add', { user: stranger.user, write: 1 })
  const { message } = await shopkeeper.get('/api/method/frappe.share.get_users', {
    doctype: 'Try Shop',
    name: shop,
  })
  expect(message).toEqual([expect.objectContaining({ user: stranger.user, read: 1, write: 1, share: 0 })])
  expect((await call(shopkeeper, 'remove', { user: stranger.user })).status).toBe(200)
  expect((await stranger.get(address('Try Shop', shop))).status).toBe(404)
  expect((await call(shopkeeper, 'remove', { user: stranger.user })).status).toBe(200)
})

test('Removing the read permission from a share ends the share', async () => {
  await call(administrator, 'add', { user: stranger.user, write: 1 })
  await call(administrator, 'set_permission', { user: stranger.user, permission_to: 'read', value: 0 })
  expect((await stranger.get(address('Try Shop', shop))).status).toBe(404)
  expect((await stranger.put(address('Try Shop', shop), { city: 'x' })).status).toBe(404)
})

test('A share overrides User Permissions', async () => {
  const manager = await site.userWith('Store Manager')
  const elsewhere = `${shop}-elsewhere`
  await administrator.post(address('Try Shop'), { name: elsewhere })
  const restriction = { user: manager.user, allow: 'Try Shop', for_value: elsewhere }
  await administrator.post(address('User Permission'), restriction)
  expect((await manager.get(address('Try Shop', shop))).status).toBe(403)
  await call(administrator, 'add', { user: manager.user })
  expect((await manager.get(address('Try Shop', shop))).status).toBe(200)
  expect((await manager.put(address('Try Shop', shop), { city: 'x' })).status).toBe(403)
})

test('An audited document is shared with single users, never with everyone', async () => {
  await administrator.post(address('Try Pupil'), { name: shop })
  const share = (args: object) =>
    administrator.post('/api/method/frappe.share.add', { doctype: 'Try Pupil', name: shop, ...args })
  expect((await share({ everyone: 1 })).status).toBe(417)
  expect((await share({ user: stranger.user })).status).toBe(200)
  expect((await stranger.get(address('Try Pupil', shop))).status).toBe(200)
})

test('A later document of the same name is not shared', async () => {
  await call(administrator, 'add', { user: stranger.user })
  await administrator.delete(address('Try Shop', shop))
  await site.engine.drainEvents()
  await administrator.post(address('Try Shop'), { name: shop })
  expect((await stranger.get(address('Try Shop', shop))).status).toBe(404)
})

test('Deleting a user deletes their shares', async () => {
  await call(administrator, 'add', { user: stranger.user })
  const restriction = { user: stranger.user, allow: 'Try Shop', for_value: shop }
  await administrator.post(address('User Permission'), restriction)
  const filters = { user: stranger.user }
  const own = await administrator.get(address('API Key'), { filters })
  for (const name of namesIn(own.data)) await administrator.delete(address('API Key', name))
  expect((await administrator.delete(address('User', stranger.user))).status).toBe(202)
  expect((await administrator.get(address('DocShare'), { filters })).data).toEqual([])
})
