import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fillWorkshop, items, workshop } from './testing/sample-workshop.ts'

let site: TestSite
let manager: TestClient
let clerk: TestClient
let seller: TestClient
const parts = '/api/resource/Ask Part'

beforeAll(async () => {
  site = await testSite([workshop])
  manager = await site.userWith('System Manager')
  clerk = await site.userWith('Store Manager')
  seller = await site.userWith('Seller')
  await fillWorkshop(manager)
  await seller.post(items, { title: 'Egg', parts: [{ label: 'shell' }] })
})
afterAll(() => site.close())

async function labels(client: TestClient, query: object = {}): Promise<unknown> {
  const { status, data } = await client.get(parts, {
    fields: ['label'],
    parent: 'Ask Item',
    order_by: 'label asc',
    as_dict: 'false',
    ...query,
  })
  return Array.isArray(data) ? data.flat().join(' ') : status
}

test('Child rows are listed with the type that holds them', async () => {
  expect(await labels(clerk)).toBe('hull roof roof shell')
  expect(await labels(clerk, { filters: { parent: 'IT-001', cost: ['>', 6] } })).toBe('hull')
})

test('A reader of a document can list its child rows', async () => {
  expect(await labels(site.guest)).toBe('hull roof roof')
  expect(await labels(seller)).toBe('hull roof roof shell')
  expect(await labels(seller, { filters: { label: 'shell' } })).toBe('shell')
  expect(await labels(await site.userWith('Customer'))).toBe('hull roof roof')
})

test('A table above the reader’s level hides its rows, and a column above it hides its values', async () => {
  expect(await labels(manager)).toBe('hull lead roof roof shell')
  const query = { parent: 'Ask Item', fields: ['supplier'], filters: { label: 'hull' } }
  expect((await clerk.get(parts, query)).data).toEqual([{}])
  expect((await manager.get(parts, query)).data).toEqual([{ supplier: 'S1' }])
})

test('Child rows are refused without a parent, with a wrong one, or with an unreadable one', async () => {
  expect(await labels(manager, { parent: '' })).toBe(403)
  expect(await labels(manager, { parent: 'Ask Kind' })).toBe(403)
  expect(await labels(manager, { parent: 'Nothing' })).toBe(403)
  expect((await clerk.get(parts, { parent: 'Ask Vault' })).status).toBe(403)
})
