import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fillWorkshop, items, workshop } from './testing/sample-workshop.ts'

let site: TestSite
let manager: TestClient
const kinds = '/api/resource/Ask Kind'

beforeAll(async () => {
  site = await testSite([workshop])
  manager = await site.userWith('System Manager')
  await fillWorkshop(manager)
})
afterAll(() => site.close())

async function names(path: string, filter: unknown, client = manager): Promise<unknown> {
  const { data, body } = await client.get(path, {
    fields: [path === kinds ? 'name' : 'title'],
    filters: [filter],
    as_dict: 'false',
    order_by: 'name asc',
  })
  return Array.isArray(data) ? data.flat().join(' ') : body
}

test.each([
  ['descendants of', 'wood', 'blocks toys'],
  ['Descendants Of', 'toys', 'blocks'],
  ['descendants of', 'blocks', ''],
  ['descendants of', 'nothing', ''],
  ['descendants of (inclusive)', 'toys', 'blocks toys'],
  ['not descendants of', 'wood', 'clay wood'],
  ['ancestors of', 'blocks', 'toys wood'],
  ['not ancestors of', 'blocks', 'blocks clay'],
])('%s %s gives %j in the tree', async (operator, value, expected) => {
  expect(await names(kinds, ['name', operator, value])).toBe(expected)
})

test.each([
  ['descendants of', 'wood', 'Ark Ball'],
  ['descendants of (inclusive)', 'toys', 'Ark Ball'],
  ['not descendants of', 'toys', 'Ark Cup Doll'],
  ['ancestors of', 'blocks', 'Ark'],
])('%s %s on a link to the tree gives %j', async (operator, value, expected) => {
  expect(await names(items, ['kind', operator, value])).toBe(expected)
})

test('A link to a type without a tree has no descendants', async () => {
  for (const field of ['name', 'maker', 'title'])
    expect(await names(items, [field, 'descendants of', 'x'])).toMatchObject({ exc_type: 'DataError' })
})

test('Descendants behind an unreadable branch are hidden', async () => {
  expect(await names(items, ['kind', 'descendants of', 'wood'], site.guest)).toBe('Ark Ball')
  await manager.put(`${kinds}/toys`, { published: 0 })
  expect(await names(items, ['kind', 'descendants of', 'wood'], site.guest)).toBe('')
  await manager.put(`${kinds}/toys`, { published: 1 })
})

test('A document cannot be moved below itself or below its descendant', async () => {
  for (const parent_kind of ['wood', 'toys', 'blocks']) {
    const { status, body } = await manager.put(`${kinds}/wood`, { parent_kind })
    expect(status).toBe(417)
    expect(body).toMatchObject({ code: 'queries.below_itself' })
  }
  expect((await manager.post(kinds, { title: 'ring', parent_kind: 'ring' })).status).toBe(417)
  expect((await manager.put(`${kinds}/clay`, { parent_kind: 'blocks' })).status).toBe(200)
  expect((await manager.put(`${kinds}/clay`, { parent_kind: null })).status).toBe(200)
})

test('Two concurrent moves cannot make a cycle', async () => {
  for (let round = 0; round < 2; round += 1) {
    const [one, other] = [`one ${round}`, `other ${round}`]
    await manager.post(kinds, { title: one })
    await manager.post(kinds, { title: other })
    const moved = await Promise.all([
      manager.put(`${kinds}/${one}`, { parent_kind: other }),
      manager.put(`${kinds}/${other}`, { parent_kind: one }),
    ])
    expect(moved.map(({ status }) => status).sort()).toEqual([200, 417])
  }
})

test('A tree is no deeper than its type allows, however a branch is moved', async () => {
  const add = (title: string, parent_kind: string | null) => manager.post(kinds, { title, parent_kind })
  await add('a1', null)
  await add('a2', 'a1')
  await add('a3', 'a2')
  await add('a4', 'a3')
  await add('b1', null)
  await add('b2', 'b1')
  expect(await add('a5', 'a4')).toMatchObject({ status: 200 })
  expect(await add('a6', 'a5')).toMatchObject({ status: 417 })
  expect(await manager.put(`${kinds}/b1`, { parent_kind: 'a4' })).toMatchObject({ status: 417 })
  expect(await manager.put(`${kinds}/b1`, { parent_kind: 'a3' })).toMatchObject({ status: 200 })
})
