import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fillWorkshop, items, workshop } from './testing/sample-workshop.ts'

let site: TestSite
let manager: TestClient
let clerk: TestClient

beforeAll(async () => {
  site = await testSite([workshop])
  manager = await site.userWith('System Manager')
  clerk = await site.userWith('Store Manager')
  await fillWorkshop(manager)
})
afterAll(() => site.close())

const ark = { title: 'Ark' }

test('A field may be selected under an alias', async () => {
  const { data } = await manager.get(items, { fields: ['title as t', 'price as `p`'], filters: ark })
  expect(data).toEqual([{ t: 'Ark', p: 100.5 }])
})

test('A link field selects a field of the linked document, with money as a decimal', async () => {
  const fields = ['title', 'maker.city', 'maker.rate as rate']
  const { data, statements } = await manager.get(items, { fields })
  expect(data).toEqual([
    { title: 'Ark', city: 'Madurai', rate: 150.5 },
    { title: 'Ball', city: 'Salem', rate: 99 },
    { title: 'Cup', city: 'Madurai', rate: 150.5 },
    { title: 'Doll', city: null, rate: null },
  ])
  expect(statements.filter((statement) => statement.includes('Ask Item'))).toHaveLength(1)
})

test('A linked document that the caller may not read shows as null', async () => {
  const { data } = await site.guest.get(items, { fields: ['title', 'maker.city'] })
  expect(data).toEqual([
    { title: 'Ark', city: 'Madurai' },
    { title: 'Ball', city: null },
    { title: 'Doll', city: null },
  ])
})

test('Fields above the reader’s level are silently omitted, behind a link and in child rows too', async () => {
  const fields = ['title', 'margin', 'maker.fee', 'parts.supplier', 'sum(margin) as m', 'vault.code']
  const { status, data } = await clerk.get(items, { fields, filters: ark })
  expect([status, data]).toEqual([200, [{ title: 'Ark' }]])
  const seen = await manager.get(items, { fields: ['vault.code', 'maker.fee'], filters: ark })
  expect(seen.data).toEqual([{ code: '1234', fee: 20 }])
})

test('Child rows are returned one by one in their order, with money as decimals', async () => {
  const fields = ['title', 'parts.label', 'parts.cost']
  const { data } = await manager.get(items, { fields, filters: { published: 1 } })
  expect(data).toEqual([
    { title: 'Ark', label: 'hull', cost: 10.25 },
    { title: 'Ark', label: 'roof', cost: 5 },
    { title: 'Ball', label: 'roof', cost: 1 },
    { title: 'Doll', label: null, cost: null },
  ])
})

test('Rows of two child tables are joined', async () => {
  const fields = ['parts.label', 'reviews.stars']
  const { data } = await manager.get(items, { fields, filters: ark, as_dict: 'false' })
  expect(data).toEqual([
    ['hull', 5],
    ['hull', 3],
    ['roof', 5],
    ['roof', 3],
  ])
})

test('A column may be named with its type, for the type and for its child rows', async () => {
  const fields = ['`tabAsk Item`.`title`', '`tabAsk Part`.`label` as part']
  const { data } = await clerk.get(items, { fields, filters: ark })
  expect(data).toEqual([
    { title: 'Ark', part: 'hull' },
    { title: 'Ark', part: 'roof' },
  ])
})

test('A table above the reader’s level returns no rows', async () => {
  const own = await clerk.get(items, { fields: ['title', 'hidden_parts.label'], filters: ark })
  expect(own.data).toEqual([{ title: 'Ark' }])
  const seen = await manager.get(items, { fields: ['hidden_parts.label'], filters: ark })
  expect(seen.data).toEqual([{ label: 'lead' }])
})

test('A list of lists keeps the order of its fields, even of two with one name', async () => {
  const fields = ['title', 'maker.title', 'amount']
  const { data } = await manager.get(items, { fields, filters: ark, as_dict: '0' })
  expect(data).toEqual([['Ark', 'Devi', 2]])
})

test('A star selects the permitted columns and no child tables', async () => {
  const { data } = await clerk.get(items, { fields: ['`tabAsk Item`.*'], filters: ark })
  expect(data).toMatchObject([{ title: 'Ark', price: 100.5 }])
  expect(data).not.toMatchObject([{ margin: 10 }])
  expect(data).not.toHaveProperty('0.parts')
})

test.each([
  'nothing',
  'title, name',
  '(select 1)',
  'title; drop table x',
  'title -- x',
  '/* x */ title',
  '@@version',
  'title union select name',
  'version()',
  'ifnull(title, name)',
  'concat(title)',
  'sum(price) + 1',
  'sum(sum(price))',
  'count(parts.*)',
  'sum(*)',
  'title as "x y"',
  'title as __proto__',
  'maker.nothing',
  'title.name',
  'maker.maker.title',
  'constructor.name',
  '`tabUser`.`email`',
  '`tabAsk Maker`.`title`',
  'name.*',
])('%j is refused as a field by name', async (field) => {
  const { status, body } = await manager.get(items, { fields: [field] })
  expect(status).toBe(417)
  expect(body).toMatchObject({ exc_type: 'DataError' })
  expect(JSON.stringify(body)).toMatch(/not permitted in query/)
})

test('Fields, filters and joins are limited in number', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `title as t${index}`)
  const long = await manager.request(
    'GET',
    `${items}?fields=${encodeURIComponent(JSON.stringify(many(201)))}`,
  )
  expect(long.status).toBe(417)
  const stars = Array.from({ length: 100 }, () => '*')
  expect((await manager.get(items, { fields: stars, as_dict: '0' })).status).toBe(417)
  const tables = ['parts.label', 'reviews.said', 'hidden_parts.label']
  expect((await manager.get(items, { fields: tables })).status).toBe(417)
})

test('debug returns the statement without its values', async () => {
  const { body } = await manager.get(items, { debug: 'true', filters: { title: 'Ark' } })
  expect(body).toMatchObject({
    _debug_messages: expect.stringMatching(/^\["select .* from .*Ask Item.*"\]$/),
  })
  expect(JSON.stringify(body)).not.toMatch(/= 'Ark'/)
})

test('A guest’s cached list is invalidated when a linked document changes', async () => {
  const city = () => site.guest.get(items, { fields: ['maker.city'], filters: ark })
  expect((await city()).data).toEqual([{ city: 'Madurai' }])
  await manager.put('/api/resource/Ask Maker/Devi', { city: 'Theni' })
  expect((await city()).data).toEqual([{ city: 'Theni' }])
})
