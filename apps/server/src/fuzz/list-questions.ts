import fc from 'fast-check'
import { operators } from '#framework/queries'
import { hostileJson, hostileText, hostileValue } from './hostile-values.ts'

const written = [...operators, 'LIKE', '<>', 'regexp', '']

const filterValues = fc.oneof(
  { weight: 3, arbitrary: hostileValue },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      '%a%',
      'set',
      'not set',
      ['a', 'b'],
      ['2026-01-01', '2026-12-31'],
      'today',
      'last 7 days',
      '1 week',
      0,
      1,
      '1',
      null,
      [null, null],
      ['x'],
      'seed-0-0',
    ),
  },
)

const shapes = [
  'count(name) as n',
  'sum(idx)',
  'distinct',
  '*',
  'name as `n`',
  'max(creation) as m',
  'avg(idx) as a',
  '`tabUser`.`name`',
  'owner.full_name',
  'name as name, name',
  'count(distinct name)',
  'min(owner)',
  'sum(owner) as s',
  'max(name) as __proto__',
  'name as constructor',
]

type Names = fc.Arbitrary<string>

function fieldLists(field: Names, path: Names): fc.Arbitrary<string> {
  const shown = fc.oneof(
    { weight: 5, arbitrary: field },
    { weight: 1, arbitrary: path },
    { weight: 2, arbitrary: fc.constantFrom(...shapes) },
    { weight: 1, arbitrary: hostileText },
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(shown, { maxLength: 3 }).map((list) => JSON.stringify(list)) },
    { weight: 1, arbitrary: hostileJson },
  )
}

function filterTexts(field: Names, path: Names): fc.Arbitrary<string> {
  const operator = fc.constantFrom(...written)
  const filter: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.oneof(field, path), operator, filterValues) },
    { weight: 1, arbitrary: fc.tuple(hostileText, field, operator, filterValues) },
    { weight: 1, arbitrary: hostileValue },
  )
  const asked = fc.oneof(filterValues, fc.tuple(operator, filterValues))
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(filter, { maxLength: 3 }).map((list) => JSON.stringify(list)) },
    { weight: 2, arbitrary: fc.dictionary(field, asked, { maxKeys: 2 }).map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: hostileJson },
  )
}

const directions = fc.constantFrom('', ' asc', ' desc', ' DESC nulls first')

function orders(field: Names): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(field, directions).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.tuple(field, field).map((both) => both.join(',')) },
  )
}

const counts = fc.oneof(
  fc.nat(50).map(String),
  fc.constantFrom('0', '-1', '1e9', 'x', '9'.repeat(30), '1.5', ''),
)

export function listQuestion(fields: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const field = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('name', 'owner', 'creation', ...fields) },
    { weight: 1, arbitrary: hostileText },
  )
  const path = fc.tuple(field, field).map(([one, other]) => `${one}.${other}`)
  const filters = filterTexts(field, path)
  const parameters = {
    ...{ fields: fieldLists(field, path), filters, or_filters: filters },
    ...{ order_by: orders(field), group_by: orders(field) },
    ...{ limit_start: counts, limit_page_length: counts, limit: counts },
    as_dict: fc.constantFrom('true', 'false', '0', 'x'),
    debug: fc.constantFrom('true', 'x'),
    run_method: hostileText,
  }
  // Requests with many parameters are refused before most of them are tried.
  const asked = fc.subarray(Object.keys(parameters), { maxLength: 3 })
  return fc
    .tuple(fc.record(parameters), asked)
    .map(([all, names]) => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))))
}
