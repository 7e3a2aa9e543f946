// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMeta, type WireField } from '../data/doc-meta.ts'
import type { ControlProps } from '../fields/control.ts'
import { newRow, type RowValue } from '../fields/form-value.ts'
import { render, typeInto } from '../testing/render.tsx'
import { ChildTable } from './child-table.tsx'

const drawn: string[] = []

vi.mock(import('../fields/field-control.tsx'), async (importOriginal) => {
  const original = await importOriginal()
  const FieldControl = (props: ControlProps) => {
    drawn.push(props.cellLabel ?? '')
    return original.FieldControl(props)
  }
  return { ...original, FieldControl }
})

const field = (fieldname: string, fieldtype: string, options: string | null = null): WireField => ({
  ...{ fieldname, fieldtype, label: fieldname, options, reqd: 0, hidden: 0, read_only: 0 },
  ...{ in_list_view: 1, length: 140, default: null, description: null },
})
const sorted = { title_field: 'name', sort_field: 'modified', sort_order: 'desc' }
const meta = readMeta([
  { ...sorted, name: 'Claim', fields: [field('parts', 'Table', 'Part')] },
  { ...sorted, name: 'Part', fields: [field('part', 'Data'), field('amount', 'Int')] },
])
const child = meta.children.get('Part')
const parts = meta.fields[0]

function Table({ count }: { count: number }) {
  const [rows, setRows] = useState<RowValue[]>(() =>
    Array.from({ length: count }, () => (child ? newRow(child) : { key: '', name: null, cells: {} })),
  )
  if (!child || !parts) return null
  return (
    <ChildTable
      field={parts}
      child={child}
      rows={rows}
      message={undefined}
      cells={{}}
      attachTo={null}
      isReadOnly={false}
      onChange={setRows}
      onBlur={() => undefined}
    />
  )
}

beforeEach(() => {
  drawn.length = 0
})

test('a key in a cell draws the cells of its row again and no others', async () => {
  const place = await render(<Table count={30} />)
  expect(new Set(drawn).size).toBe(60)
  const cell = place.querySelector<HTMLInputElement>('[aria-label="part, row 7"]')
  if (!cell) throw new Error('Row 7 is not drawn')
  await typeInto(cell, 'Kite paper')
  drawn.length = 0
  await typeInto(cell, 'Kite papers')
  expect(drawn).toEqual(['part, row 7', 'amount, row 7'])
  expect(cell.value).toBe('Kite papers')
})
