import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fillWorkshop, Item, items, workshop } from './testing/sample-workshop.ts'

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([workshop])
  manager = await site.userWith('System Manager')
  await fillWorkshop(manager)
})
afterAll(() => site.close())

async function list(query: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { data, body } = await manager.get(items, query)
  return data ?? body
}

test('Documents are counted and summed, with money as decimals', async () => {
  const fields = ['count(name) as n', 'sum(price) as total', 'avg(price) as mean', 'max(made_on) as last']
  expect(await list({ fields })).toEqual([{ n: 4, total: 150.5, mean: 37.63, last: '2026-02-10' }])
  expect(await list({ fields: ['count(*)', 'min(amount)'] })).toEqual([{ 'count(*)': 4, 'min(amount)': 0 }])
  expect(await list({ fields: ['count(distinct amount) as n'] })).toEqual([{ n: 3 }])
})

test('Groups are counted and sorted by their count', async () => {
  const query = { fields: ['state', 'count(name) as n'], group_by: 'state' }
  expect(await list({ ...query, order_by: 'n desc, state asc' })).toEqual([
    { state: 'new', n: 2 },
    { state: 'used', n: 1 },
    { state: null, n: 1 },
  ])
  expect(await list({ ...query, order_by: 'count(name) desc', limit: 1 })).toEqual([{ state: 'new', n: 2 }])
  expect(await list({ ...query, filters: { published: 0 } })).toEqual([{ state: 'new', n: 1 }])
})

test('Groups may use a linked field, and child rows may be counted', async () => {
  const cities = { fields: ['maker.city as city', 'count(*) as n'], group_by: 'maker.city' }
  expect(await list(cities)).toEqual([
    { city: 'Madurai', n: 2 },
    { city: 'Salem', n: 1 },
    { city: null, n: 1 },
  ])
  const labels = { fields: ['parts.label', 'sum(parts.cost) as cost'], group_by: '`tabAsk Part`.`label`' }
  expect(await list({ ...labels, filters: { title: ['!=', 'Doll'] } })).toMatchObject([
    { label: 'hull', cost: 10.25 },
    { label: 'roof', cost: 6 },
    { label: null, cost: null },
  ])
})

test('A field that is not grouped cannot be selected in a grouped query', async () => {
  for (const query of [
    { fields: ['title', 'count(name) as n'] },
    { fields: ['title', 'count(name) as n'], group_by: 'state' },
    { fields: ['state'], group_by: 'state', order_by: 'title asc' },
  ])
    expect(await list(query)).toMatchObject({ exc_type: 'DataError' })
  expect(await list({ fields: ['title', 'count(parts.name) as n'], group_by: 'name', limit: 1 })).toEqual([
    { title: 'Ark', n: 2 },
  ])
})

test('Distinct values are returned once and sorted', async () => {
  expect(await list({ fields: ['distinct amount'], as_dict: 'false' })).toEqual([[0], [2], [7]])
  expect(await list({ fields: ['distinct state', 'amount'], order_by: 'amount desc', limit: 2 })).toEqual([
    { state: 'used', amount: 7 },
    { state: 'new', amount: 7 },
  ])
  expect(await list({ fields: ['distinct state'], order_by: 'title' })).toMatchObject({
    exc_type: 'DataError',
  })
})

test.each(['title', 'parts.label', 'made_on'])('%s cannot be summed', async (field) => {
  expect(await list({ fields: [`sum(${field})`] })).toMatchObject({ exc_type: 'DataError' })
})

test('order_by accepts a linked field and the rows of a selected child table', async () => {
  const order_by = 'maker.city desc, title desc'
  expect(await list({ fields: ['title'], order_by, as_dict: 'false' })).toEqual([
    ['Doll'],
    ['Ball'],
    ['Cup'],
    ['Ark'],
  ])
  const rows = { fields: ['parts.label'], order_by: 'parts.label desc', limit: 3, as_dict: 'false' }
  expect(await list({ ...rows, filters: { title: 'Ark' } })).toEqual([['roof'], ['hull']])
  expect(await list({ fields: ['title'], order_by: 'parts.label' })).toMatchObject({ exc_type: 'DataError' })
})

test.each([
  'title; drop table x',
  'title--',
  'sleep(1)',
  '(select 1)',
  'title limit 1',
  'title collate "C"',
  'title desc desc',
  'a=b',
  'nothing',
  'pin',
])('order_by and group_by refuse %j', async (text) => {
  expect(await list({ order_by: text })).toMatchObject({ exc_type: 'DataError' })
  expect(await list({ group_by: text })).toMatchObject({ exc_type: 'DataError' })
})

test('The type’s own order is the default', async () => {
  expect(await list({ fields: ['title'], as_dict: 'false', order_by: '' })).toEqual([
    ['Ark'],
    ['Ball'],
    ['Cup'],
    ['Doll'],
  ])
})

test('A module counts by a field in one statement', async () => {
  const counts = await site.engine.read(administrator, (documents) =>
    documents.countBy(Item, 'kind', { published: 1 }),
  )
  expect(counts).toEqual(
    new Map([
      ['blocks', 1],
      ['toys', 1],
      [null, 1],
    ]),
  )
})
