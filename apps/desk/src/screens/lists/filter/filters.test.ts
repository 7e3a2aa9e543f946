import { expect, test } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { comparisonsFor, isFilled, readListFilter, wireFilter } from './filters.ts'
import { plainWireField } from '../../../testing/builders.ts'

const plain = {
  ...plainWireField,
  label: 'A field',
} as const

const meta = readMeta([
  {
    name: 'Mela Event',
    title_field: 'title',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [
      { ...plain, fieldname: 'title', fieldtype: 'Data' },
      { ...plain, fieldname: 'state', fieldtype: 'Select', options: 'new\nanswered\nclosed' },
      { ...plain, fieldname: 'price', fieldtype: 'Currency' },
      { ...plain, fieldname: 'opens', fieldtype: 'Datetime' },
      { ...plain, fieldname: 'business', fieldtype: 'Link', options: 'Business' },
    ],
  },
])
const wire = (field: string, comparison: Parameters<typeof wireFilter>[1]['comparison'], value = '') =>
  wireFilter(meta, { field, comparison, value })

test('Several choices are sent as a list', () => {
  expect(wire('state', 'any', 'new|closed')).toEqual(['state', 'in', ['new', 'closed']])
  expect(wire('state', 'none', 'new')).toEqual(['state', 'not in', ['new']])
})

test('A range is sent with both ends, and a timespan in Frappe’s terms', () => {
  expect(wire('price', 'between', '100|250.5')).toEqual(['price', 'between', ['100', '250.5']])
  expect(wire('opens', 'within', 'last 7 days')).toEqual(['opens', 'timespan', 'last 7 days'])
})

test('A half-open range and a filter without a value are incomplete', () => {
  expect(isFilled({ comparison: 'between', value: '100|' })).toBe(false)
  expect(isFilled({ comparison: 'between', value: '100|200' })).toBe(true)
  expect(isFilled({ comparison: 'contains', value: ' ' })).toBe(false)
  expect(isFilled({ comparison: 'unset', value: '' })).toBe(true)
  expect(readListFilter(meta, ['price.between', '100|'])).toEqual([])
})

test('Each field type offers the operators that fit it', () => {
  const kinds = Object.fromEntries(meta.fields.map((field) => [field.fieldname, comparisonsFor(field)]))
  expect(kinds['title']?.[0]).toBe('contains')
  expect(kinds['state']).toContain('any')
  expect(kinds['opens']).toContain('within')
  expect(kinds['price']).not.toContain('within')
  expect(kinds['business']?.[0]).toBe('is')
})
