import { expect, test } from 'vitest'
import { readMeta, type WireField, type WireMeta } from '../data/document/doc-meta.ts'
import { changedFields, copyOf, formOf, formOfCopy, isTable, newRow, wireChanges } from './form-value.ts'
import { TableValue } from './table-value.ts'
import { plainWireField } from '../testing/builders.ts'

const field = (fieldname: string, fieldtype: string, more: Partial<WireField> = {}): WireField => ({
  fieldname,
  fieldtype,
  label: fieldname,
  ...plainWireField,
  ...more,
})

const type = (name: string, fields: WireField[]): WireMeta => ({
  name,
  title_field: 'title',
  sort_field: 'modified',
  sort_order: 'desc',
  fields,
})

const meta = readMeta([
  type('Event', [
    field('title', 'Data', { reqd: 1 }),
    field('price', 'Currency'),
    field('published', 'Check', { default: 1 }),
    field('opens', 'Datetime'),
    field('secret', 'Password'),
    field('place', 'Section Break'),
    field('tickets', 'Table', { options: 'Ticket' }),
  ]),
  type('Ticket', [
    field('label', 'Data'),
    field('price', 'Currency'),
    field('sold', 'Int', { read_only: 1 }),
  ]),
])

const stored = {
  name: 'EVT-1',
  title: 'Kites',
  price: 4.2,
  published: 0,
  opens: '2026-11-29 07:00:00.000000',
  tickets: [{ name: 'row1', label: 'Child', price: 150, sold: 3 }],
}

const rowsIn = (value: unknown) => (isTable(value) ? value.rows : null)

test('A new document starts with the defaults of its fields', () => {
  const values = formOf(meta, null)
  expect(values).toMatchObject({ title: '', published: 1 })
  expect(rowsIn(values['tickets'])).toEqual([])
})

test('An untouched document has no changes', () => {
  expect(changedFields(formOf(meta, stored), formOf(meta, stored))).toEqual([])
})

test('Only changed fields are sent, and money as a decimal', () => {
  const initial = formOf(meta, stored)
  const current = { ...initial, price: ' 12.50 ', published: 1 }
  expect(wireChanges(meta, current, changedFields(initial, current))).toEqual({ price: 12.5, published: 1 })
})

test('An emptied field is sent as null', () => {
  const current = { ...formOf(meta, stored), opens: '' }
  expect(wireChanges(meta, current, ['opens'])).toEqual({ opens: null })
})

test('A moment keeps its time through the control', () => {
  const values = formOf(meta, stored)
  expect(values['opens']).toBe('2026-11-29T07:00:00')
  expect(wireChanges(meta, values, ['opens'])).toEqual({ opens: '2026-11-29 07:00:00' })
})

test('A secret is never shown, and is sent only when it was typed', () => {
  const values = formOf(meta, { ...stored, secret: '****' })
  expect(values['secret']).toBe('')
  expect(wireChanges(meta, values, ['secret'])).toEqual({})
  expect(wireChanges(meta, { ...values, secret: 'abc' }, ['secret'])).toEqual({ secret: 'abc' })
})

test('Layout fields have no value, and a multi-select has rows', () => {
  const shaped = readMeta([
    type('Trip', [
      field('head', 'Heading'),
      field('say', 'Button'),
      field('where', 'Table MultiSelect', { options: 'Trip Region' }),
    ]),
    type('Trip Region', [field('region', 'Link', { options: 'Region' })]),
  ])
  const values = formOf(shaped, { name: 'T-1', where: [{ name: 'r1', region: 'Adyar' }] })
  expect(Object.keys(values)).toEqual(['where'])
  expect(wireChanges(shaped, values, ['where'])).toEqual({ where: [{ name: 'r1', region: 'Adyar' }] })
})

test('Rows keep their names, new rows have none, and system fields are not sent', () => {
  const initial = formOf(meta, stored)
  const child = meta.children.get('Ticket')!
  const rows = rowsIn(initial['tickets']) ?? []
  const added = newRow(child).with({ label: 'Adult', price: '200' })
  expect(wireChanges(meta, { ...initial, tickets: new TableValue([...rows, added]) }, ['tickets'])).toEqual({
    tickets: [
      { name: 'row1', label: 'Child', price: 150 },
      { label: 'Adult', price: 200 },
    ],
  })
})

test('A copy passes through the browser’s history, and its rows have no names', () => {
  const copied = structuredClone(copyOf(formOf(meta, stored)))
  const values = formOfCopy(copied)
  expect(values).toMatchObject({ title: 'Kites', price: '4.2' })
  expect(rowsIn(values['tickets'])).toMatchObject([{ name: null, cells: { label: 'Child', price: '150' } }])
})

test('A changed row is a change of its table, and the same rows reloaded are not', () => {
  const initial = formOf(meta, stored)
  const { tickets } = formOf(meta, stored)
  if (!isTable(tickets)) throw new Error('Tickets are no table')
  expect(changedFields(initial, { ...initial, tickets })).toEqual([])
  const renamed = tickets.withCells('row1', { label: 'Adult' })
  expect(changedFields(initial, { ...initial, tickets: renamed })).toEqual(['tickets'])
})
