import { expect, test } from 'vitest'
import {
  always,
  check,
  childType,
  date,
  docType,
  everything,
  html,
  int,
  link,
  money,
  reading,
  secret,
  section,
  select,
  single,
  table,
  text,
} from '#framework/doctypes'
import { documentTypesText } from './document-types.ts'

const access = { 'System Manager': everything, Guest: reading(always) }

const Price = childType('Tent Price', { amount: money({ required: true }) })

const Tent = docType('Fair Tent', {
  fields: {
    title: text({ required: true, label: 'Name of the tent' }),
    opened: date({ description: 'First day' }),
    what: section('What it sells'),
    about: html(),
    kind: select(['food', "children's games"], { required: true, default: 'food' }),
    lit: check(),
    prices: table(Price),
    square: link('Fair Square'),
    takings: int({ required: true, level: 1 }),
    pin: secret({ required: true }),
    pin_hash: secret({ readOnly: true }),
  },
  access,
})

const Square = docType('Fair Square', { naming: single, fields: {}, access, guarded: 'names of children' })

const written = documentTypesText([Tent, Square, Price])

function body(name: string): readonly string[] {
  const [, after = ''] = written.split(`export interface ${name} `)
  return (after.split('\n}')[0] ?? '').split('\n').slice(1)
}

test('A document type has its fields as on the wire', () => {
  expect(body('FairTent')).toEqual([
    "doctype?: 'Fair Tent'",
    '/** Name of the tent. */',
    'title: string',
    "/** First day. 'YYYY-MM-DD'. */",
    'opened?: string | null',
    '/** HTML. */',
    'about?: string | null',
    "kind: 'food' | 'children\\'s games'",
    'lit: 0 | 1',
    'prices: TentPrice[]',
    '/** Name of a document of type Fair Square. */',
    'square?: string | null',
    'takings?: number | null',
    '/** Written only, never read back. */',
    'pin?: string | null',
  ])
})

test('A secret that only the server writes is not in the contract', () => {
  expect(written).not.toContain('pin_hash')
})

test('Rows name their parent field in a comment, and amounts their format', () => {
  expect(written).toContain(
    '/** Rows of Fair Tent.prices. */\nexport interface TentPrice extends ChildFields {',
  )
  expect(body('TentPrice')).toEqual(["doctype?: 'Tent Price'", '/** A decimal amount. */', 'amount: number'])
})

test('A Single and an audited type are marked as such', () => {
  expect(written).toContain('/** There is exactly one, named like its type. Guarded: names of children. */')
})

test('Only whole documents can be requested by name', () => {
  expect(body('DocumentTypes')).toEqual(["'Fair Square': FairSquare", "'Fair Tent': FairTent"])
})

test('The order of the types makes no difference', () => {
  expect(documentTypesText([Price, Square, Tent])).toBe(written)
})

test('Two types with one name in code are refused', () => {
  const twin = docType('FairTent', { fields: {}, access })
  expect(() => documentTypesText([Tent, twin])).toThrow('both be called FairTent')
})
