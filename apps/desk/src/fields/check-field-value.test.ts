import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { readMeta } from '../data/document/doc-meta.ts'
import { type DeskField, plainField } from '../data/document/type-meta.ts'
import { checkCell, checkForm } from './check-field-value.ts'
import { RowValue, TableValue } from './table-value.ts'

const t = translator('en')
const asked = { hidden: [], demanded: [] }

const field = (more: Partial<DeskField>): DeskField => ({
  ...plainField,
  fieldname: 'age',
  fieldtype: 'Int',
  label: 'Age',
  ...more,
})

const wire = {
  options: null,
  reqd: 0,
  hidden: 0,
  read_only: 0,
  in_list_view: 0,
  length: 140,
  default: null,
  description: null,
} as const

test('a field that may stay empty has nothing wrong when it is empty', () => {
  expect(checkCell(field({}), '', t)).toBeNull()
})

test('a required field says that it is missing, also when it holds only spaces', () => {
  expect(checkCell(field({ required: true, fieldtype: 'Data' }), '   ', t)).toBe('Age is required')
})

test('a required tick that is off is an answer', () => {
  expect(checkCell(field({ required: true, fieldtype: 'Check' }), 0, t)).toBeNull()
})

test('a number out of bounds names both bounds', () => {
  expect(checkCell(field({ min: 1, max: 20 }), '21', t)).toBe('Age must be between 1 and 20')
})

test('bounds of money are told as amounts', () => {
  const price = field({ fieldtype: 'Currency', label: 'Price', min: 100 })
  expect(checkCell(price, '0.50', t)).toBe('Price must be at least 1')
})

test('a rule refuses in Tamil where the desk speaks Tamil', () => {
  const words = checkCell(field({ fieldtype: 'Phone', label: 'Phone' }), '12', translator('ta'))
  expect(words).toMatch(/\p{Script=Tamil}/u)
})

test('what the newer kinds of field refuse is told in their own words', () => {
  const refused = (fieldtype: DeskField['fieldtype'], text: string) =>
    checkCell(field({ fieldtype, label: 'It' }), text, t)
  expect(refused('Duration', 'soon')).toBe('It must be a duration like 1h 30m')
  expect(refused('Geolocation', '91, 0')).toContain('latitude')
  expect(refused('Signature', '/files/a.png')).toBe('It must be a PNG image')
})

test('a bad cell is named by its row, and the table takes only so many rows', () => {
  const meta = readMeta([
    {
      name: 'Event',
      title_field: 'title',
      sort_field: 'modified',
      sort_order: 'desc',
      fields: [
        { ...wire, fieldname: 'tickets', fieldtype: 'Table', label: 'Tickets', options: 'Ticket', max: 1 },
      ],
    },
    {
      name: 'Ticket',
      title_field: 'name',
      sort_field: 'idx',
      sort_order: 'asc',
      fields: [{ ...wire, fieldname: 'age', fieldtype: 'Int', label: 'Age', reqd: 1 }],
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

test('what a condition hides is not asked for, and what one demands is', () => {
  const meta = readMeta([
    {
      name: 'Event',
      title_field: 'title',
      sort_field: 'modified',
      sort_order: 'desc',
      fields: [{ ...wire, fieldname: 'age', fieldtype: 'Int', label: 'Age', reqd: 1 }],
    },
  ])
  expect(checkForm(meta, { age: '' }, { t, asked: { hidden: [], demanded: ['age'] } })).toEqual({
    age: 'Age is required',
  })
  expect(checkForm(meta, { age: '' }, { t, asked: { hidden: ['age'], demanded: ['age'] } })).toEqual({})
})

test('the bounds of a rate are told as people read rates', () => {
  const rate = field({ label: 'Rate', options: ['Basis points'], min: 0, max: 10_000 })
  expect(checkCell(rate, '1800', t)).toBeNull()
  expect(checkCell(rate, '20000', t)).toBe('Rate must be between 0 and 100')
})
