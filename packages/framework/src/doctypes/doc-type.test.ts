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

test('a JSON field can say what it holds, for clients that know how to show it', () => {
  const Linked = docType('Kept', {
    fields: { sent_to: json({ format: 'Address' }), more: json() },
    access: { 'System Manager': everything },
  })
  expect(fieldsOf(Linked).map(({ options }) => options)).toEqual([['Address'], []])
})

test('a field says in which tones its values are shown, and says nothing where all is usual', () => {
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

test('the values of a document follow from its fields', () => {
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
