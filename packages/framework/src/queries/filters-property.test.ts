import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { plainlyHolds, type PlainFilter, type PlainRow } from './testing/plain-filter.ts'
import { items, workshop } from './testing/sample-workshop.ts'

let site: TestSite
let manager: TestClient

const words = ['a', 'ab', 'b', 'ba', 'cab']
const days = ['2026-01-01', '2026-01-31', '2026-02-28']
const counts = [-1, 0, 1, 2, 3]
const weights = [-0.5, 0, 0.5, 2.25]

const rows: readonly PlainRow[] = Array.from({ length: 30 }, (_, index) => ({
  title: `row ${String(index).padStart(2, '0')}`,
  kind: null,
  state: [null, 'new', 'used'][index % 3] ?? null,
  amount: [null, ...counts][index % 6] ?? null,
  weight: [null, ...weights][index % 5] ?? null,
  made_on: [null, ...days][index % 4] ?? null,
  maker: [null, ...words][(index * 5) % 6] ?? null,
}))

beforeAll(async () => {
  site = await testSite([workshop])
  manager = await site.userWith('System Manager')
  for (const title of words) await manager.post('/api/resource/Ask Maker', { title })
  for (const row of rows) await manager.post(items, row)
})
afterAll(() => site.close())

const values: Readonly<Record<string, fc.Arbitrary<string | number | null>>> = {
  maker: fc.constantFrom(...words, '', null, 'zzz'),
  state: fc.constantFrom('new', 'used', 'lost', '', null),
  amount: fc.constantFrom(...counts, 7, '', null),
  weight: fc.constantFrom(...weights, 1e9, '', null),
  made_on: fc.constantFrom(...days, '2026-02-01', '0001-01-01', '', null),
}

const patterns = fc.array(fc.constantFrom('%', '_', 'a', 'B', 'n', 'used'), { maxLength: 4 })

const filters: fc.Arbitrary<PlainFilter> = fc.constantFrom(...Object.keys(values)).chain((field) => {
  const value = values[field] ?? fc.constant(null)
  const present = value.filter((one) => one !== null && one !== '')
  const withOperator = (operators: readonly string[], operand: fc.Arbitrary<unknown>) =>
    fc.tuple(fc.constant(field), fc.constantFrom(...operators), operand)
  return fc.oneof(
    withOperator(['=', '!=', '<', '>', '<=', '>='], value),
    withOperator(['in', 'not in'], fc.array(value, { maxLength: 4 })),
    withOperator(['between'], fc.tuple(present, present)),
    withOperator(['is'], fc.constantFrom('set', 'not set')),
    ...(field === 'maker' || field === 'state'
      ? [withOperator(['like', 'not like'], patterns.map((parts) => parts.join('')).filter(Boolean))]
      : []),
  )
})

async function titles(query: Readonly<Record<string, unknown>>): Promise<unknown> {
  const asked = { fields: ['title'], as_dict: 'false', limit: 100, order_by: 'title asc', ...query }
  const { data, body } = await manager.get(items, asked)
  return Array.isArray(data) ? data.flat() : body
}

const titlesWhere = (holds: (row: PlainRow) => boolean) => rows.filter(holds).map(({ title }) => title)

test('Filters find exactly the documents that match them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(filters, { minLength: 1, maxLength: 3 }), async (all) => {
      const expected = titlesWhere((row) => all.every((filter) => plainlyHolds(row, filter)))
      expect(await titles({ filters: all })).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test('or_filters find exactly the documents that match one of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(filters, { minLength: 1, maxLength: 3 }), filters, async (any, also) => {
      const holds = (row: PlainRow) =>
        any.some((filter) => plainlyHolds(row, filter)) && plainlyHolds(row, also)
      expect(await titles({ or_filters: any, filters: [also] })).toEqual(titlesWhere(holds))
    }),
    { numRuns: 150 },
  )
})

function mostly<T, U>(known: fc.Arbitrary<T>, other: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 12, arbitrary: known }, { weight: 1, arbitrary: other })
}

const unexpected = fc.oneof(
  fc.constantFrom('nothing', 'a.b.c', '(select 1)', "';--", '__proto__', 'constructor', 'sum(title)'),
  fc.string({ unit: 'binary' }),
)
const columns = mostly(
  fc.constantFrom('title', 'amount', 'margin', 'maker.city', 'made_on', 'owner', 'kind.name', 'idx'),
  unexpected,
)
const fields = mostly(
  fc.oneof(columns, fc.constantFrom('parts.label as p', '`tabAsk Part`.`cost`', '*')),
  unexpected,
)
const summed = mostly(
  fc.constantFrom('count(name) as n', 'sum(price) as s', 'max(parts.cost)', 'amount'),
  columns,
)
const operators = mostly(
  fc.constantFrom(
    '=',
    '!=',
    '<',
    'like',
    'not like',
    'in',
    'not in',
    'between',
    'is',
    'timespan',
    'previous',
  ),
  fc.constantFrom('<>', 'IN', '', 'regexp', 'toString', 'descendants of', 'not ancestors of'),
)
const anything = fc.oneof(
  fc.constantFrom('set', 'today', '1 week', '2026-01-01', '%', '', null, 0, 1e308, -1e21, true, 'wood'),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
)
const conditions = fc.oneof(
  filters,
  fc.tuple(columns, operators, anything),
  fc.tuple(mostly(fc.constantFrom('Ask Item'), fc.constant('User')), columns, operators, anything),
  fc.tuple(
    fc.constant('Ask Part'),
    fc.constantFrom('label', 'cost'),
    fc.constantFrom('=', '!='),
    fc.constantFrom(1, ''),
  ),
)

test('Any query returns a list or a clear refusal', async () => {
  const shown = fc.oneof(
    fc.record({ fields: fc.array(fields, { maxLength: 3 }), order_by: mostly(columns, fc.string()) }),
    fc.record({
      fields: fc.array(summed, { maxLength: 2 }),
      group_by: fc.constantFrom('amount', 'state', 'maker.city'),
    }),
  )
  const narrowed = fc.record(
    {
      filters: mostly(fc.array(conditions, { maxLength: 2 }), anything),
      or_filters: fc.array(conditions, { maxLength: 2 }),
      as_dict: fc.constantFrom('true', 'false'),
      limit_start: mostly(fc.nat(5), unexpected),
    },
    { requiredKeys: [] },
  )
  const answered = new Set<number>()
  await fc.assert(
    fc.asyncProperty(shown, narrowed, async (what, which) => {
      const { status } = await manager.request('GET', `${items}?${wire({ ...what, ...which })}`)
      expect([200, 417]).toContain(status)
      answered.add(status)
    }),
    { numRuns: 600 },
  )
  expect(answered).toEqual(new Set([200, 417]))
})

function wire(question: Readonly<Record<string, unknown>>): string {
  const isJson = (key: string) => key === 'fields' || key.endsWith('filters')
  const entries = Object.entries(question).map(([key, value]) => [
    key,
    isJson(key) ? JSON.stringify(value ?? null) : String(value),
  ])
  return new URLSearchParams(entries).toString()
}
