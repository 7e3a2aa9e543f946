import { expect, test } from 'vitest'
import { readMeta, type WireField } from '../data/document/doc-meta.ts'
import { RowValue } from '../fields/table-value.ts'
import { addRowWith, copyRow, fileField, hasFixedRows, moveRow, removeRow } from './use-table-edits.ts'
import { plainWireField } from '../testing/builders.ts'

const row = (key: string) => new RowValue({ key, name: key, cells: { label: key } })
const rows = [row('a'), row('b'), row('c')]
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)

test('A row moves by one position and stops at the ends', () => {
  expect(keys(moveRow(rows, 'a', 1))).toEqual(['b', 'a', 'c'])
  expect(keys(moveRow(rows, 'c', -1))).toEqual(['a', 'c', 'b'])
  expect(keys(moveRow(rows, 'a', -1))).toEqual(['a', 'b', 'c'])
})

test('A copy is placed after its original and has no name yet', () => {
  const copied = copyRow(rows, 'a')
  expect(copied[1]).toMatchObject({ name: null, cells: { label: 'a' } })
  expect(new Set(keys(copied)).size).toBe(4)
})

test('A removed row is deleted', () => {
  expect(keys(removeRow(rows, 'b'))).toEqual(['a', 'c'])
})

function childOf(...fields: readonly WireField[]) {
  return readMeta([
    { name: 'Gallery Item', title_field: 'name', sort_field: 'idx', sort_order: 'asc', fields: [...fields] },
  ])
}

const image = { ...plainWireField, fieldname: 'image', fieldtype: 'Attach Image', label: 'Image' }

test('A file becomes a row of its own where rows hold files', () => {
  const caption = {
    ...plainWireField,
    fieldname: 'caption',
    fieldtype: 'Data',
    label: 'Caption',
    default: 'Untitled',
  }
  const child = childOf(caption, image)
  expect(fileField(child)?.fieldname).toBe('image')
  const added = addRowWith(rows, child, { image: '/files/kite.webp' })
  expect(added.at(-1)?.cells).toEqual({ caption: 'Untitled', image: '/files/kite.webp' })
})

test('Files alone add no row when a row requires more than its file', () => {
  const number = { ...plainWireField, fieldname: 'sku', fieldtype: 'Data', label: 'SKU', reqd: 1 } as const
  expect(fileField(childOf(number, image))).toBeUndefined()
  expect(fileField(childOf({ ...number, default: 'A-1' }, { ...image, reqd: 1 }))?.fieldname).toBe('image')
})

test('Rows with server-only required fields are created by the server only', () => {
  const typed = {
    ...plainWireField,
    fieldname: 'quantity',
    fieldtype: 'Int',
    label: 'Quantity',
    reqd: 1,
  } as const
  const line = { ...typed, fieldname: 'line', label: 'Line', read_only: 1 } as const
  expect(hasFixedRows(childOf(typed, line))).toBe(true)
  expect(hasFixedRows(childOf(typed))).toBe(false)
  expect(hasFixedRows(childOf(typed, { ...line, default: '1' }))).toBe(false)
  expect(hasFixedRows(childOf(typed, { ...line, reqd: 0 }))).toBe(false)
})
