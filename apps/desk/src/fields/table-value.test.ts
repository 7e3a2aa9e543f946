import { expect, test } from 'vitest'
import { RowValue, TableValue } from './table-value.ts'

const row = (key: string) => new RowValue({ key, name: key, cells: { label: key } })
const table = new TableValue([row('a'), row('b'), row('c')])

test('an edited cell leaves the other rows and the list of keys the very same', () => {
  const edited = table.withCells('b', { label: 'B' })
  expect(edited.row('b')?.cells).toEqual({ label: 'B' })
  expect(edited.row('a')).toBe(table.row('a'))
  expect(edited.rows[2]).toBe(table.rows[2])
  expect(edited.keys).toBe(table.keys)
})

test('an edited cell of a row that is not there changes nothing', () => {
  expect(table.withCells('d', { label: 'D' })).toBe(table)
  expect(table.row('d')).toBeUndefined()
})

test('two tables are equal when their rows are, in the same order', () => {
  const edited = table.withCells('b', { label: 'B' })
  expect(edited.equals(table)).toBe(false)
  expect(edited.withCells('b', { label: 'b' }).equals(table)).toBe(true)
  expect(new TableValue(table.rows.toReversed()).equals(table)).toBe(false)
  expect(new TableValue(table.rows.slice(1)).equals(table)).toBe(false)
})

test('a table shows no property that could be copied', () => {
  expect(Object.keys(table)).toEqual([])
})
