// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMeta } from '../data/document/doc-meta.ts'
import type { ControlProps } from '../fields/control.ts'
import { newRow } from '../fields/form-value.ts'
import { type TableSource, TableValue } from '../fields/table-value.ts'
import { aField, aMeta } from '../testing/builders.ts'
import { press, renderPart, typeInto } from '../testing/render-screen.tsx'
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

const meta = readMeta([
  aMeta('Claim', [aField('parts', 'Parts', { fieldtype: 'Table', options: 'Part' })]),
  aMeta('Part', [aField('part', 'Part'), aField('amount', 'Amount', { fieldtype: 'Int' })]),
])
const child = meta.children.get('Part')
const parts = meta.fields[0]

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

async function drawTable(count: number): Promise<void> {
  if (!child || !parts) throw new Error('A claim has no parts')
  const table = sourceOf(new TableValue(Array.from({ length: count }, () => newRow(child))))
  const others = { message: undefined, cells: {}, attachTo: null, isReadOnly: false }
  await renderPart(<ChildTable field={parts} child={child} table={table} {...others} />)
}

const menuButton = (row: number) => screen.getByRole('button', { name: `More actions for row ${row}` })
const isMenuOpen = (row: number) => menuButton(row).getAttribute('aria-expanded')
const part = (row: number) => screen.getByLabelText(`Part, row ${row}`)

beforeEach(() => {
  rendered.length = 0
})

test('A key in a cell re-renders only that cell', async () => {
  await drawTable(30)
  expect(new Set(rendered).size).toBe(60)
  await typeInto(part(7), 'Kite paper')
  rendered.length = 0
  await typeInto(part(7), 'Kite papers')
  expect(rendered).toEqual(['Part, row 7'])
  expect(part(7)).toHaveProperty('value', 'Kite papers')
})

test('The menu of a row names its row and moves it', async () => {
  await drawTable(3)
  await typeInto(part(1), 'Kite paper')
  expect(isMenuOpen(1)).toBe('false')
  await press('More actions for row 1')
  expect(isMenuOpen(1)).toBe('true')
  const menu = within(screen.getByRole('menu', { name: 'More actions for row 1' }))
  expect(menu.getByRole('menuitem', { name: 'Move up' }).hasAttribute('disabled')).toBe(true)
  await press('Move down', 'menuitem')
  expect(part(2)).toHaveProperty('value', 'Kite paper')
  expect(isMenuOpen(1)).toBe('false')
})

test('Another press on the button closes the row’s menu, and rows share one menu', async () => {
  await drawTable(3)
  await press('More actions for row 2')
  await press('More actions for row 2')
  expect(isMenuOpen(2)).toBe('false')
  await press('More actions for row 3')
  await press('Remove row 3', 'menuitem')
  expect(screen.getAllByLabelText(/^Part, row/)).toHaveLength(2)
})
