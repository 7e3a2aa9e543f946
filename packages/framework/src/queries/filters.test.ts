import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { addDays } from '#meta'
import { fillWorkshop, Item, items, workshop } from './testing/sample-workshop.ts'

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

async function titles(query: Readonly<Record<string, unknown>>, client = manager): Promise<unknown> {
  const { data, body } = await client.get(items, { fields: ['title'], as_dict: 'false', ...query })
  return Array.isArray(data) ? data.flat().join(' ') : body
}

test.each<[unknown, string]>([
  [[['Ask Part', 'label', '=', 'roof']], 'Ark Ball'],
  [[['Ask Part', 'label', '=', 'roof', 'extra', 1]], 'Ark Ball'],
  [[['Ask Part', 'cost', '>', 2]], 'Ark'],
  [
    [
      ['Ask Part', 'label', '=', 'roof'],
      ['Ask Part', 'cost', '>', 6],
    ],
    '',
  ],
  [
    [
      ['Ask Part', 'label', '=', 'roof'],
      ['Ask Review', 'stars', '=', 5],
    ],
    'Ark',
  ],
  [[['Ask Review', 'stars', '=', 5]], 'Ark'],
  [[['Ask Review', 'stars', 'is', 'not set']], 'Ball Cup Doll'],
  [[['Ask Review', 'said', '!=', 'fine']], 'Ark Ball Cup Doll'],
  [{ 'parts.label': 'hull' }, 'Ark'],
  [{ 'maker.city': 'Madurai' }, 'Ark Cup'],
  [{ 'maker.rate': ['<', 100] }, 'Ball Doll'],
  [{ 'vault.code': '1234' }, 'Ark'],
])(
  'Filters %j on child rows and linked documents give %s, with no document twice',
  async (filters, expected) => {
    expect(await titles({ filters })).toBe(expected)
    const counted = await site.engine.read(administrator, (documents) => documents.count(Item, { filters }))
    expect(counted).toBe(expected.split(' ').filter(Boolean).length)
  },
)

test('Filters on a selected child table choose among its rows', async () => {
  const fields = ['title', 'parts.label']
  const filters = [['Ask Part', 'label', '=', 'roof']]
  expect((await clerk.get(items, { fields, filters })).data).toEqual([
    { title: 'Ark', label: 'roof' },
    { title: 'Ball', label: 'roof' },
  ])
})

test('or_filters accept child rows and linked documents as well', async () => {
  const or_filters = [
    ['Ask Review', 'stars', '=', 5],
    ['maker.city', '=', 'Salem'],
  ]
  expect(await titles({ or_filters })).toBe('Ark Ball')
  expect(await titles({ or_filters, filters: { state: 'used' } })).toBe('Ball')
})

test('Refuses filters on fields that the caller may not see', async () => {
  for (const filters of [
    [['Ask Part', 'supplier', '=', 'S1']],
    { 'hidden_parts.label': 'lead' },
    { 'maker.fee': 20 },
    { 'vault.code': '1234' },
    { margin: 10 },
  ])
    expect(await titles({ filters }, clerk)).toMatchObject({ exc_type: 'DataError' })
  expect(await titles({ filters: [['Ask Part', 'supplier', '=', 'S1']] })).toBe('Ark')
})

test('A filter treats a linked document that the caller may not read as missing', async () => {
  expect(await titles({ filters: { 'maker.city': 'Salem' } }, site.guest)).toBe('')
  expect(await titles({ filters: { 'maker.city': ['is', 'not set'] } }, site.guest)).toBe('Ball Doll')
})

test('An unknown operator is refused with the list of known ones', async () => {
  for (const operator of ['<>', 'exists', 'constructor', '= 1 or 1'])
    expect(await titles({ filters: [['title', operator, 'x']] })).toMatchObject({
      exc_type: 'ValidationError',
      exception: expect.stringContaining('Operator must be one of =, !='),
    })
  expect(await titles({ filters: [['title', '', 'Ark']] })).toBe('Ark')
})

test.each<[unknown, string]>([
  [['made_on', 'between', ['2026-01-01', '2026-01-31']], 'Ark'],
  [['made_on', 'between', ['2026-02-01']], 'Ball'],
  [['made_on', 'between', ['2026-01-15', null]], 'Ball'],
  [['made_on', 'between', []], ''],
  [['creation', 'between', []], 'Ark Ball Cup Doll'],
  [['creation', 'timespan', 'today'], 'Ark Ball Cup Doll'],
  [['creation', 'Timespan', 'this year'], 'Ark Ball Cup Doll'],
  [['creation', 'timespan', 'tomorrow'], ''],
  [['creation', 'previous', '1 week'], ''],
  [['creation', 'next', '6 months'], ''],
])('Date filters %j give %j', async (filter, expected) => {
  expect(await titles({ filters: [filter] })).toBe(expected)
})

test('A timespan counts from the current day at the site', async () => {
  const today = await site.engine.read(administrator, (documents) => Promise.resolve(documents.today))
  await manager.post(items, { title: 'Egg', made_on: addDays(today, -1), seen_at: `${today} 23:59:59.5` })
  expect(await titles({ filters: [['made_on', 'timespan', 'yesterday']] })).toBe('Egg')
  expect(await titles({ filters: [['seen_at', 'timespan', 'today']] })).toBe('Egg')
  expect(await titles({ filters: [['seen_at', 'between', [today, today]]] })).toBe('Egg')
  await manager.delete(`${items}/IT-005`)
})

test.each<unknown>([
  ['made_on', 'timespan', 'last 3 days'],
  ['title', 'timespan', 'today'],
  ['made_on', 'previous', 'today'],
  ['amount', 'between', [1]],
  ['made_on', 'between', ['2026-01-01', '2026-02-01', '2026-03-01']],
  ['made_on', 'between', 'yesterday'],
  ['amount', '=', 'many'],
  ['title', 'like', { $gt: '' }],
  ['title', 'in', { a: 1 }],
])('%j requires another value', async (filter) => {
  expect(await titles({ filters: [filter] })).toMatchObject({ exc_type: 'DataError' })
})

test('A number beyond the column’s range equals no value and is otherwise compared as usual', async () => {
  expect(await titles({ filters: { docstatus: 99_999_999 } })).toBe('')
  expect(await titles({ filters: { idx: ['<', 9_007_199_254_740_991] } })).toBe('Ark Ball Cup Doll')
  expect(await titles({ filters: { docstatus: ['in', [0, 4_000_000_000]] } })).toBe('Ark Ball Cup Doll')
})
