import fc from 'fast-check'

const sqlTexts = [
  "' or '1'='1",
  'x\'; drop table "User"; --',
  '1) union select secret_hash from "API Key" --',
  'name asc, (select pg_sleep(9))',
  'pg_sleep(9)',
  '$1',
  "'' || (select version())",
  '/*',
  '\\',
  'name" = name or "name',
  "%' escape '",
  'count(*)',
  'ifnull(name, (select 1))',
]

const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
]

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\uFEFF',
  '\u202Eabc',
  '🪁'.repeat(40),
  'é'.repeat(141),
  'a'.repeat(5_000),
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%',
  '%ff%fe',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e400',
  '9'.repeat(400),
  '0x10',
  '٣',
  '\r\nSet-Cookie: sid=x',
]

const dates = [
  '2026-11-29',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '275760-09-13',
  '10000-01-01',
  '0001-01-01',
  '-0001-01-01',
  '2026-11-29 24:00:00',
  '2026-11-29T07:00:00Z',
  '0000-01-01',
  '2026-11-29 07:00:00.1234567',
]

const numbers = [0, -0, -1, 1, 2, 0.1, 1e-7, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, 32_768]

export const hostileText = fc.oneof(
  fc.constantFrom(...sqlTexts),
  fc.constantFrom(...prototypeKeys),
  fc.constantFrom(...oddTexts),
  fc.constantFrom(...dates),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const hostileNumber = fc.oneof(fc.constantFrom(...numbers), fc.double(), fc.maxSafeInteger())

const key = fc.oneof(
  fc.constantFrom(...prototypeKeys.slice(1)),
  fc.constantFrom('name', 'doctype', 'data', '$gt', ''),
  hostileText,
)

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) }
}

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}]) },
  { weight: 1, arbitrary: fc.constantFrom(8, 31, 32, 33, 300).map(nested) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(key, hostileText, { maxKeys: 4 }) },
)

export const hostileJson = fc.constantFrom(
  '{',
  '[[[',
  '{"name":1,"name":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":{"__proto__":{"x":1}}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[1e400]',
  '{"a":1e400,"b":-1e400}',
  '"\\ud800"',
  '\u0000',
  'nul',
  "{'a':1}",
  '['.repeat(40) + ']'.repeat(40),
  '{"a":'.repeat(5_000),
  '1',
  '"text"',
  'true',
)

export function encodedBadly(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

export function queryText(query: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(query).map(([key, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return `${encodedBadly(key)}=${encodedBadly(text)}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
