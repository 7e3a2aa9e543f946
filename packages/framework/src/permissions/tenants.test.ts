import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { address, shops } from './sample-shops.ts'

let site: TestSite
let asha: TestClient
let ravi: TestClient

beforeAll(async () => {
  site = await testSite([desk, shops])
  asha = await site.userWith('Seller')
  ravi = await site.userWith('Seller')
  const post = (type: string, values: object) => site.administrator.post(address(type), values)
  await post('Try Shop', { name: 'asha-shop', owner_user: asha.user, city: 'Pune', secret_margin: 5 })
  await post('Try Shop', { name: 'ravi-shop', owner_user: ravi.user, city: 'Kochi' })
  for (const [name, shop, state] of [
    ['A-open', 'asha-shop', 'open'],
    ['A-closed', 'asha-shop', 'closed'],
    ['R-open', 'ravi-shop', 'open'],
    ['N-open', null, 'open'],
  ])
    await post('Try Package', { name, shop, state })
})
afterAll(() => site.close())

test('A tenant sees the rows of their own shop in lists, counts and one by one', async () => {
  const { data } = await asha.get(address('Try Package'), { order_by: 'name asc' })
  expect(data).toEqual([{ name: 'A-closed' }, { name: 'A-open' }])
  const count = await asha.get('/api/method/frappe.client.get_count', { doctype: 'Try Package' })
  expect(count.message).toBe(2)
  expect((await asha.get(address('Try Package', 'A-open'))).status).toBe(200)
  for (const name of ['R-open', 'N-open'])
    expect((await asha.get(address('Try Package', name))).status).toBe(404)
})

test('A tenant cannot create a row in another shop, nor move one there', async () => {
  expect((await asha.post(address('Try Package'), { name: 'X-1', shop: 'ravi-shop' })).status).toBe(417)
  expect((await asha.post(address('Try Package'), { name: 'X-2' })).status).toBe(403)
  expect((await asha.post(address('Try Package'), { name: 'X-3', shop: 'asha-shop' })).status).toBe(200)
  expect((await asha.put(address('Try Package', 'X-3'), { shop: 'ravi-shop' })).status).toBe(417)
  expect((await asha.delete(address('Try Package', 'X-3'))).status).toBe(202)
})

test('A two-part condition requires both the own shop and a state that allows the change', async () => {
  expect((await asha.put(address('Try Package', 'A-open'), { note: 'soon' })).status).toBe(200)
  expect((await asha.put(address('Try Package', 'A-closed'), { note: 'late' })).status).toBe(403)
  expect((await ravi.put(address('Try Package', 'A-open'), { note: 'mine' })).status).toBe(404)
})

test('A shop’s rows belong to its new owner at once when it changes hands', async () => {
  const give = (owner_user: string) =>
    site.administrator.put(address('Try Shop', 'ravi-shop'), { owner_user })
  await give(asha.user)
  expect((await asha.get(address('Try Package', 'R-open'))).status).toBe(200)
  expect((await ravi.get(address('Try Package'))).data).toEqual([])
  await give(ravi.user)
  expect((await asha.get(address('Try Package', 'R-open'))).status).toBe(404)
})

test('A tenant’s list is one statement, plus one for the session lookup', async () => {
  expect((await asha.get(address('Try Package'))).statements).toHaveLength(2)
})

test('A user with select only finds names, titles and search fields, and opens no document', async () => {
  const affiliate = await site.userWith('Affiliate')
  const asked = { fields: ['*'], order_by: 'name asc' }
  const { data } = await affiliate.get(address('Try Shop'), asked)
  expect(data).toEqual([
    { name: 'asha-shop', title: null, city: 'Pune' },
    { name: 'ravi-shop', title: null, city: 'Kochi' },
  ])
  expect((await affiliate.get(address('Try Shop', 'asha-shop'))).status).toBe(403)
  const byOwner = await affiliate.get(address('Try Shop'), { filters: { owner_user: asha.user } })
  expect(byOwner.status).toBe(417)
})

test('A user who reads some rows lists only those, whatever they may select', async () => {
  const volunteer = await site.userWith('Volunteer')
  expect((await volunteer.get(address('Try Shop'))).data).toEqual([])
})

test('A field above the caller’s level is in no response, and writes to it are dropped', async () => {
  const mine = address('Try Shop', 'asha-shop')
  const fields = ['name', 'secret_margin']
  expect((await asha.get(mine)).data).not.toHaveProperty('secret_margin')
  expect((await asha.get(address('Try Shop'), { fields })).data).toEqual([{ name: 'asha-shop' }])
  expect((await asha.get(address('Try Shop'), { filters: { secret_margin: 5 } })).status).toBe(417)
  expect((await asha.get(address('Try Shop'), { order_by: 'secret_margin asc' })).status).toBe(417)
  const written = await asha.put(mine, { title: 'Kites', secret_margin: 100 })
  expect(written.status).toBe(200)
  expect(written.data).not.toHaveProperty('secret_margin')
  expect((await site.administrator.get(mine)).data).toMatchObject({ title: 'Kites', secret_margin: 5 })
})
