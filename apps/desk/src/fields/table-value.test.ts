import { expect, test } from 'vitest'
import { RowValue, TableValue } from './table-value.ts'

const row = (key: string) => new RowValue({ key, name: key, cells: { label: key } })
const table = new TableValue([row('a'), row('b'), row('c')])

test('An edited cell keeps the other rows and the key list identical', () => {
  const edited = table.withCells('b', { label: 'B' })
  expect(edited.row('b')?.cells).toEqual({ label: 'B' })
  expect(edited.row('a')).toBe(table.row('a'))
  expect(edited.rows[2]).toBe(table.rows[2])
  expect(edited.keys).toBe(table.keys)
})

test('An edit of a missing row changes nothing', () => {
  expect(table.withCells('d', { label: 'D' })).toBe(table)
  expect(table.row('d')).toBeUndefined()
})

test('Two tables are equal when their rows are, in the same order', () => {
  const edited = table.withCells('b', { label: 'B' })
  expect(edited.equals(table)).toBe(false)
  expect(edited.withCells('b', { label: 'b' }).equals(table)).toBe(true)
  expect(new TableValue(table.rows.toReversed()).equals(table)).toBe(false)
  expect(new TableValue(table.rows.slice(1)).equals(table)).toBe(false)
})

test('A table exposes no property that could be copied', () => {
  expect(Object.keys(table)).toEqual([])
})
