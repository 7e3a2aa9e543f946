import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { readMeta } from '../data/document/doc-meta.ts'
import { type DeskField, plainField } from '../data/document/type-meta.ts'
import { checkCell, checkForm } from './check-field-value.ts'
import { RowValue, TableValue } from './table-value.ts'
import { plainWireField } from '../testing/builders.ts'

const t = translator('en')
const asked = { hidden: [], demanded: [] }

const field = (more: Partial<DeskField>): DeskField => ({
  ...plainField,
  fieldname: 'age',
  fieldtype: 'Int',
  label: 'Age',
  ...more,
})

test('An optional field is valid when it is empty', () => {
  expect(checkCell(field({}), '', t)).toBeNull()
})

test('A required field reports that it is missing, also when it holds only spaces', () => {
  expect(checkCell(field({ required: true, fieldtype: 'Data' }), '   ', t)).toBe('Age is required')
})

test('A required checkbox that is off counts as filled in', () => {
  expect(checkCell(field({ required: true, fieldtype: 'Check' }), 0, t)).toBeNull()
})

test('A number out of bounds names both bounds', () => {
  expect(checkCell(field({ min: 1, max: 20 }), '21', t)).toBe('Age must be between 1 and 20')
})

test('Bounds of money are shown as amounts', () => {
  const price = field({ fieldtype: 'Currency', label: 'Price', min: 100 })
  expect(checkCell(price, '0.50', t)).toBe('Price must be at least 1')
})

test('An error is in Tamil when the desk is in Tamil', () => {
  const text = checkCell(field({ fieldtype: 'Phone', label: 'Phone' }), '12', translator('ta'))
  expect(text).toMatch(/\p{Script=Tamil}/u)
})

test('The newer field types have error messages of their own', () => {
  const refused = (fieldtype: DeskField['fieldtype'], text: string) =>
    checkCell(field({ fieldtype, label: 'It' }), text, t)
  expect(refused('Duration', 'soon')).toBe('It must be a duration like 1h 30m')
  expect(refused('Geolocation', '91, 0')).toContain('latitude')
  expect(refused('Signature', '/files/a.png')).toBe('It must be a PNG image')
})

test('An invalid cell is named by its row, and the table has a row limit', () => {
  const meta = readMeta([
    {
      name: 'Event',
      title_field: 'title',
      sort_field: 'modified',
      sort_order: 'desc',
      fields: [
        {
          ...plainWireField,
          fieldname: 'tickets',
          fieldtype: 'Table',
          label: 'Tickets',
          options: 'Ticket',
          max: 1,
        },
      ],
    },
    {
      name: 'Ticket',
      title_field: 'name',
      sort_field: 'idx',
      sort_order: 'asc',
      fields: [{ ...plainWireField, fieldname: 'age', fieldtype: 'Int', label: 'Age', reqd: 1 }],
    },
  ])
  const tickets = (...ages: string[]) =>
    new TableValue(ages.map((age) => new RowValue({ key: age, name: null, cells: { age } })))
  expect(checkForm(meta, { tickets: tickets('9', '') }, { t, asked })).toEqual({
    tickets: { message: 'Row 2: Age is required', cells: { '1.age': 'Age is required' } },
  })
  expect(checkForm(meta, { tickets: tickets('9', '8') }, { t, asked })).toEqual({
    tickets: { message: 'Tickets can have at most 1 row', cells: {} },
  })
})

test('Hidden fields are not validated, and conditionally required ones are', () => {
  const meta = readMeta([
    {
      name: 'Event',
      title_field: 'title',
      sort_field: 'modified',
      sort_order: 'desc',
      fields: [{ ...plainWireField, fieldname: 'age', fieldtype: 'Int', label: 'Age', reqd: 1 }],
    },
  ])
  expect(checkForm(meta, { age: '' }, { t, asked: { hidden: [], demanded: ['age'] } })).toEqual({
    age: 'Age is required',
  })
  expect(checkForm(meta, { age: '' }, { t, asked: { hidden: ['age'], demanded: ['age'] } })).toEqual({})
})

test('The bounds of a rate are shown as percentages', () => {
  const rate = field({ label: 'Rate', options: ['Basis points'], min: 0, max: 10_000 })
  expect(checkCell(rate, '1800', t)).toBeNull()
  expect(checkCell(rate, '20000', t)).toBe('Rate must be between 0 and 100')
})
