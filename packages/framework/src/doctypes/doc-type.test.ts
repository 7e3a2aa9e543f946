import { expect, expectTypeOf, test } from 'vitest'
import {
  check,
  childType,
  docType,
  everything,
  fieldsOf,
  int,
  json,
  metaOf,
  money,
  section,
  select,
  table,
  text,
  type Doc,
} from './index.ts'

const Row = childType('Sample Row', { label: text({ required: true }), places: int() })
const Sample = docType('Sample', {
  fields: {
    title: text({ required: true }),
    note: text(),
    shade: select(['light', 'dark'], { required: true, default: 'light' }),
    more: section('More'),
    published: check(),
    price: money(),
    rows: table(Row, { min: 1 }),
  },
  access: { 'System Manager': everything },
})

test('A JSON field can name its content type, for clients that can show it', () => {
  const Linked = docType('Kept', {
    fields: { sent_to: json({ format: 'Address' }), more: json() },
    access: { 'System Manager': everything },
  })
  expect(fieldsOf(Linked).map(({ options }) => options)).toEqual([['Address'], []])
})

test('A field returns the tones of its values, and nothing when all are default', () => {
  const Toned = docType('Toned', {
    fields: {
      state: select(['live', 'lost'], { tones: { lost: 'bad' } }),
      is_low: check({ tone: 'warn' }),
      is_live: check(),
    },
    access: { 'System Manager': everything },
  })
  expect(metaOf(Toned).fields.map(({ tones }) => tones)).toEqual([{ lost: 'bad' }, { 1: 'warn' }, null])
})

test('The TypeScript type of a document follows from its fields', () => {
  type Stored = Doc<typeof Sample>
  expectTypeOf<Stored['title']>().toEqualTypeOf<string>()
  expectTypeOf<Stored['note']>().toEqualTypeOf<string | null>()
  expectTypeOf<Stored['shade']>().toEqualTypeOf<'light' | 'dark'>()
  expectTypeOf<Stored['published']>().toEqualTypeOf<0 | 1>()
  expectTypeOf<Stored['price']>().toEqualTypeOf<number | null>()
  expectTypeOf<Stored['rows'][number]['label']>().toEqualTypeOf<string>()
  expectTypeOf<Stored['rows'][number]['parent']>().toEqualTypeOf<string>()
  expectTypeOf<'more' extends keyof Stored ? true : false>().toEqualTypeOf<false>()
  expect(fieldsOf(Sample).map((field) => field.label)).toContain('Published')
})

test('A table whose rows never change accepts no field that renames would change', () => {
  const fields = { source_type: text(), source_name: text({ typeField: 'source_type' }) }
  const define = (appendOnly: boolean) => () =>
    docType('Sample Move', { fields, appendOnly, access: { 'System Manager': everything } })
  expect(define(true)).toThrow(
    'Sample Move is append-only, but renames would change its source_name: declare no typeField',
  )
  expect(define(false)).not.toThrow()
})
