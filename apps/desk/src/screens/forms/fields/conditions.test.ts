import { expect, test } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { formOf } from '../../../fields/form-value.ts'
import { conditionsOf, deviceDay } from './conditions.ts'
import { plainWireField } from '../../../testing/builders.ts'

const meta = readMeta([
  {
    name: 'Entry',
    title_field: 'name',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [
      { ...plainWireField, fieldname: 'age', fieldtype: 'Int', label: 'Age' },
      {
        ...plainWireField,
        fieldname: 'guardian',
        fieldtype: 'Data',
        label: 'Guardian',
        depends_on: 'eval:doc.age < 18',
        mandatory_depends_on: 'eval:doc.age < 12',
      },
      {
        ...plainWireField,
        fieldname: 'fee',
        fieldtype: 'Currency',
        label: 'Fee',
        read_only_depends_on: 'eval:doc.fee > 100',
      },
      { ...plainWireField, fieldname: 'odd', fieldtype: 'Data', label: 'Odd', depends_on: 'eval:doc.(' },
    ],
  },
])
const given = (values: Record<string, unknown>) => conditionsOf(meta)(formOf(meta, values), '2026-11-20')

test('A field is shown and required by its conditions on the current input', () => {
  expect(given({ age: 30 }).hidden).toContain('guardian')
  expect(given({ age: 15 }).hidden).toEqual([])
  expect(given({ age: 15 }).demanded).toEqual([])
  expect(given({ age: 9 }).demanded).toEqual(['guardian'])
})

test('Amounts are compared as amounts', () => {
  expect(given({ fee: 100 }).locked).toEqual([])
  expect(given({ fee: 100.5 }).locked).toEqual(['fee'])
})

test('A condition that cannot be parsed hides nothing', () => {
  expect(given({ age: 30 }).hidden).not.toContain('odd')
})

test('The device’s day is formatted like every other day', () => {
  expect(deviceDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
