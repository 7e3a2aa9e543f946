// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMeta, type WireField } from '../data/document/doc-meta.ts'
import type { ControlProps } from '../fields/control.ts'
import { newRow } from '../fields/form-value.ts'
import { type TableSource, TableValue } from '../fields/table-value.ts'
import { render, typeInto } from '../testing/render.tsx'
import { ChildTable } from './child-table.tsx'

const rendered: string[] = []

vi.mock(import('../fields/field-control.tsx'), async (importOriginal) => {
  const original = await importOriginal()
  const FieldControl = (props: ControlProps) => {
    rendered.push(props.cellLabel ?? '')
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

/** A table without a form. */
function sourceOf(initial: TableValue): TableSource {
  const listeners = new Set<() => void>()
  let table = initial
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => table,
    change: (next) => {
      table = next
      for (const listener of listeners) listener()
    },
    onBlur: () => undefined,
  }
}

async function drawTable(count: number): Promise<HTMLElement> {
  if (!child || !parts) throw new Error('A claim has no parts')
  const table = sourceOf(new TableValue(Array.from({ length: count }, () => newRow(child))))
  const others = { message: undefined, cells: {}, attachTo: null, isReadOnly: false }
  return render(<ChildTable field={parts} child={child} table={table} {...others} />)
}

const click = (element: Element | null | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
const menuButton = (place: HTMLElement, row: number) =>
  place.querySelector(`[aria-label="More actions for row ${row}"]`)
const menuItem = (words: string) =>
  [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === words)
const part = (place: HTMLElement, row: number) =>
  place.querySelector<HTMLInputElement>(`[aria-label="part, row ${row}"]`)

beforeEach(() => {
  rendered.length = 0
})

test('a key in a cell draws that cell again and no other', async () => {
  const place = await drawTable(30)
  expect(new Set(rendered).size).toBe(60)
  const cell = part(place, 7)
  if (!cell) throw new Error('Row 7 is not drawn')
  await typeInto(cell, 'Kite paper')
  rendered.length = 0
  await typeInto(cell, 'Kite papers')
  expect(rendered).toEqual(['part, row 7'])
  expect(cell.value).toBe('Kite papers')
})

test('the menu of a row says which row it belongs to, and moves it', async () => {
  const place = await drawTable(3)
  const cell = part(place, 1)
  if (!cell) throw new Error('Row 1 is not drawn')
  await typeInto(cell, 'Kite paper')
  const button = menuButton(place, 1)
  expect(button?.getAttribute('aria-expanded')).toBe('false')
  await click(button)
  expect(button?.getAttribute('aria-expanded')).toBe('true')
  expect(document.querySelector('[role=menu]')?.getAttribute('aria-labelledby')).toBe(button?.id)
  expect(menuItem('Move up')?.hasAttribute('disabled')).toBe(true)
  await click(menuItem('Move down'))
  expect(part(place, 2)?.value).toBe('Kite paper')
  expect(button?.getAttribute('aria-expanded')).toBe('false')
})

test('another press on the button of a row closes its menu, and rows share one', async () => {
  const place = await drawTable(3)
  await click(menuButton(place, 2))
  await click(menuButton(place, 2))
  expect(menuButton(place, 2)?.getAttribute('aria-expanded')).toBe('false')
  await click(menuButton(place, 3))
  await click(menuItem('Remove row 3'))
  expect(place.querySelectorAll('tbody tr')).toHaveLength(2)
})
