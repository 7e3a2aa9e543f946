import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleModule, testSite, type TestClient, type TestSite } from '#framework/testing'

let site: TestSite
let manager: TestClient
const books = '/api/resource/Sample%20Book'

const sampleBooks = [
  {
    title: 'Ant',
    copies: 1,
    price: 10,
    printed_on: '2026-01-01',
    lent_at: '2026-01-01 09:00:00',
    shade: 'light',
    summary: '100% cotton',
  },
  {
    title: 'Bee',
    copies: 5,
    price: 20.5,
    printed_on: '2026-02-01',
    lent_at: '2026-01-01 23:30:00',
    shade: 'dark',
    summary: 'a\\b',
  },
  { title: 'Cow', copies: 9, price: 30, printed_on: '2026-03-01', shade: 'dark' },
  { title: 'dodo' },
]

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  manager = await site.userWith('System Manager')
  for (const book of sampleBooks) await manager.post(books, book)
})
afterAll(() => site.close())

async function titles(query: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { data, body } = await manager.get(books, {
    fields: ['title'],
    as_dict: 'false',
    order_by: 'name',
    ...query,
  })
  return Array.isArray(data) ? data.flat() : body
}

test.each<[unknown, readonly string[]]>([
  [['title', '=', 'Bee'], ['Bee']],
  [{ title: 'Bee' }, ['Bee']],
  [{ copies: ['>', 4] }, ['Bee', 'Cow']],
  [['Sample Book', 'title', '=', 'Bee'], ['Bee']],
  [['Sample Book', 'title', '=', 'Bee', 0], ['Bee']],
  [
    ['title', '!=', 'Bee'],
    ['Ant', 'Cow', 'dodo'],
  ],
  [
    ['copies', '!=', 1],
    ['Bee', 'Cow', 'dodo'],
  ],
  [['copies', '=', 0], ['dodo']],
  [['copies', '=', ''], ['dodo']],
  [
    ['copies', '>', 1],
    ['Bee', 'Cow'],
  ],
  [
    ['copies', '<', 5],
    ['Ant', 'dodo'],
  ],
  [
    ['copies', '>=', '5'],
    ['Bee', 'Cow'],
  ],
  [
    ['copies', '<=', 1],
    ['Ant', 'dodo'],
  ],
  [['price', '=', 20.5], ['Bee']],
  [
    ['price', '>', 20],
    ['Bee', 'Cow'],
  ],
  [
    ['title', 'like', '%O%'],
    ['Cow', 'dodo'],
  ],
  [['title', 'LIKE', 'b%'], ['Bee']],
  [
    ['title', 'not like', '%o%'],
    ['Ant', 'Bee'],
  ],
  [['summary', 'like', '%a\\b%'], ['Bee']],
  [
    ['summary', 'not like', '%cotton%'],
    ['Bee', 'Cow', 'dodo'],
  ],
  [['copies', 'like', '%9%'], ['Cow']],
  [
    ['title', 'in', ['Ant', 'Cow']],
    ['Ant', 'Cow'],
  ],
  [
    ['title', 'in', 'Ant, Cow'],
    ['Ant', 'Cow'],
  ],
  [
    ['summary', 'in', []],
    ['Cow', 'dodo'],
  ],
  [
    ['copies', 'not in', [1, 5]],
    ['Cow', 'dodo'],
  ],
  [
    ['summary', 'is', 'set'],
    ['Ant', 'Bee'],
  ],
  [
    ['summary', 'is', 'not set'],
    ['Cow', 'dodo'],
  ],
  [['printed_on', 'is', 'not set'], ['dodo']],
  [['printed_on', 'between', ['2026-01-15', '2026-02-28']], ['Bee']],
  [
    ['lent_at', 'between', ['2026-01-01', '2026-01-01']],
    ['Ant', 'Bee'],
  ],
  [
    ['printed_on', '>=', '2026-02-01'],
    ['Bee', 'Cow'],
  ],
  [
    ['printed_on', '<', '2026-02-01'],
    ['Ant', 'dodo'],
  ],
  [
    [
      ['shade', '=', 'dark'],
      ['copies', '>', 5],
    ],
    ['Cow'],
  ],
])('Filters %j give %j', async (filters, expected) => {
  expect(await titles({ filters })).toEqual(expected)
})

test('or_filters are joined by OR and then narrowed by the filters', async () => {
  const or_filters = [
    ['title', '=', 'Ant'],
    ['title', '=', 'Cow'],
  ]
  expect(await titles({ or_filters })).toEqual(['Ant', 'Cow'])
  expect(await titles({ or_filters, filters: { shade: 'dark' } })).toEqual(['Cow'])
})

test('order_by accepts several fields, and pages never overlap', async () => {
  expect(await titles({ order_by: 'shade desc, title desc' })).toEqual(['dodo', 'Ant', 'Cow', 'Bee'])
  const first = await titles({ order_by: 'shade asc', limit: 2 })
  const second = await titles({ order_by: 'shade asc', limit: 2, limit_start: 2 })
  expect(new Set([first, second].flat())).toEqual(new Set(['Ant', 'Bee', 'Cow', 'dodo']))
})

test('The default page has twenty rows, the number 0 means twenty, and the text "0" means all', async () => {
  for (let count = 0; count < 20; count += 1)
    await manager.post('/api/resource/Sample Tag', { name: `tag ${count}` })
  await manager.post('/api/resource/Sample Tag', { name: 'the last' })
  const sizeWith = async (query: Readonly<Record<string, unknown>>) => {
    const { data } = await manager.get('/api/resource/Sample Tag', query)
    return Array.isArray(data) ? data.length : null
  }
  expect(await sizeWith({})).toBe(20)
  expect(await sizeWith({ limit_page_length: '0' })).toBe(21)
  const inBody = await manager.request('GET', '/api/resource/Sample Tag?limit=5&limit_page_length=3')
  expect(inBody.data).toHaveLength(3)
})

test('A star selects every column and no table, without fields above the reader’s level', async () => {
  const clerk = await site.userWith('Store Manager')
  await manager.post(books, { title: 'Margin', margin: 5, notes: [{ label: 'x' }] })
  const query = { fields: ['*'], filters: { title: 'Margin' } }
  const [seen] = rows(await manager.get(books, query))
  const [hidden] = rows(await clerk.get(books, query))
  expect(seen).toMatchObject({ title: 'Margin', margin: 5, docstatus: 0 })
  expect(seen).not.toHaveProperty('notes')
  expect(seen).not.toHaveProperty('pin')
  expect(hidden).not.toHaveProperty('margin')
  expect(await clerk.get(books, { filters: { margin: 5 } })).toMatchObject({ status: 417 })
  expect(await clerk.get(books, { order_by: 'margin desc' })).toMatchObject({ status: 417 })
})

function rows({ data }: { readonly data: unknown }): readonly unknown[] {
  return Array.isArray(data) ? data : []
}
