import { expect, test } from 'vitest'
import { rowPath, wantedRow, rowText } from './row-text.ts'

const columns = [
  { fieldname: 'day', fieldtype: 'Select', label: 'Day', in_list_view: 1 },
  { fieldname: 'from_time', fieldtype: 'Time', label: 'From', in_list_view: 1 },
  { fieldname: 'cost', fieldtype: 'Currency', label: 'Cost', in_list_view: 1 },
  { fieldname: 'note', fieldtype: 'Data', label: 'Note' },
] as const

test('A row is summarised by its list columns as users read them', () => {
  const row = { _row: 'a', day: 'Sunday', from_time: '09:00', cost: '1,200', note: 'hidden' }
  expect(rowText(columns, row, { language: 'en', currency: 'INR' })).toEqual([
    'Sunday',
    '9:00\u00a0am',
    '₹1,200',
  ])
})

test('A file in a row is shown by its own name', () => {
  const papers = [{ fieldname: 'file', fieldtype: 'Attach', label: 'File' }]
  const row = { _row: 'a', file: '/private/files/t.pdf' }
  expect(rowText(papers, row, { language: 'en', currency: 'INR' })).toEqual(['t.pdf'])
})

test('A table without list columns shows its first ones, and omits empty cells', () => {
  const plain = columns.map(({ fieldname, fieldtype, label }) => ({ fieldname, fieldtype, label }))
  expect(rowText(plain, { _row: 'a', day: 'Sunday' }, { language: 'en', currency: 'INR' })).toEqual([
    'Sunday',
  ])
})

test('The address of a row names its form, its table and the row', () => {
  const place = { route: 'fair/2026', document: 'F-1', table: 'times' }
  const path = rowPath(place, 'k1')
  expect(path).toMatch(/^\/edit-webformchild\?/)
  expect(wantedRow(path.slice(path.indexOf('?')))).toEqual({ ...place, key: 'k1' })
  expect(rowPath(place, null)).toMatch(/^\/webform-child\?/)
})
