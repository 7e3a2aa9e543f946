import { expect, test } from 'vitest'
import { copyRow, editCell, moveRow, removeRow } from './row-edits.ts'

const row = (key: string) => ({ key, name: key, cells: { label: key } })
const rows = [row('a'), row('b'), row('c')]
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)

test('editing a cell leaves the other rows the very same', () => {
  const edited = editCell(rows, { key: 'b', field: 'label', value: 'B' })
  expect(edited[1]?.cells).toEqual({ label: 'B' })
  expect(edited[0]).toBe(rows[0])
  expect(edited[2]).toBe(rows[2])
})

test('a row moves by one place and stops at the ends', () => {
  expect(keys(moveRow(rows, 'a', 1))).toEqual(['b', 'a', 'c'])
  expect(keys(moveRow(rows, 'c', -1))).toEqual(['a', 'c', 'b'])
  expect(keys(moveRow(rows, 'a', -1))).toEqual(['a', 'b', 'c'])
})

test('a copy stands after its original and has no name yet', () => {
  const copied = copyRow(rows, 'a')
  expect(copied[1]).toMatchObject({ name: null, cells: { label: 'a' } })
  expect(new Set(keys(copied)).size).toBe(4)
})

test('a removed row is gone', () => {
  expect(keys(removeRow(rows, 'b'))).toEqual(['a', 'c'])
})
