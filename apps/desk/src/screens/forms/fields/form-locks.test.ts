import { expect, test } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { isLocked, isUnfilled } from './conditions.ts'
import { plainWireField } from '../../../testing/builders.ts'

const plain = {
  ...plainWireField,
  fieldtype: 'Data',
} as const

const { fields } = readMeta([
  {
    name: 'Order',
    title_field: 'name',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [
      { ...plain, fieldname: 'place', label: 'Place' },
      { ...plain, fieldname: 'note', label: 'Note', allow_on_submit: 1 },
      { ...plain, fieldname: 'code', label: 'Code', set_only_once: 1 },
      { ...plain, fieldname: 'total', label: 'Total', read_only: 1 },
    ],
  },
])
const free = { hidden: [], demanded: [], locked: [] }
const open = (stored: Record<string, unknown> | null, locked: string[] = []) =>
  fields
    .filter((field) => !isLocked(field, { stored, canSave: true }, { ...free, locked }))
    .map(({ fieldname }) => fieldname)

test('A new document has only its read-only fields locked', () => {
  expect(open(null)).toEqual(['place', 'note', 'code'])
})

test('A set-only-once field is locked once it is set', () => {
  expect(open({ docstatus: 0, code: null })).toContain('code')
  expect(open({ docstatus: 0, code: 'A' })).not.toContain('code')
})

test('A submitted document leaves fields allowed after submit open, and a cancelled one none', () => {
  expect(open({ docstatus: 1 })).toEqual(['note'])
  expect(open({ docstatus: 2 })).toEqual([])
})

test('A condition and a missing permission lock a field too', () => {
  expect(open(null, ['place'])).toEqual(['note', 'code'])
  expect(isLocked(fields[0]!, { stored: null, canSave: false }, free)).toBe(true)
})

test('A server-filled field is shown once it has a value, and an amount of zero is one', () => {
  const shown = (stored: Record<string, unknown> | null) =>
    fields.filter((field) => !isUnfilled(field, stored)).map(({ fieldname }) => fieldname)
  expect(shown(null)).toEqual(['place', 'note', 'code'])
  expect(shown({ total: null })).toEqual(['place', 'note', 'code'])
  expect(shown({ total: 0 })).toEqual(['place', 'note', 'code', 'total'])
})
