// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import type { UseFormReturn } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import type { ControlProps } from '../../../fields/control.ts'
import { isTable, type FormValues } from '../../../fields/form-value.ts'
import type { RowValue } from '../../../fields/table-value.ts'
import { aField, aMeta } from '../../../testing/builders.ts'
import { renderPart, typeInto } from '../../../testing/render-screen.tsx'
import { FormBody } from './form-body.tsx'
import { useDocumentForm } from '../use-document-form.ts'

const rendered: string[] = []

vi.mock(import('../../../fields/field-control.tsx'), async (importOriginal) => {
  const original = await importOriginal()
  const FieldControl = (props: ControlProps) => {
    rendered.push(props.cellLabel ?? props.field.fieldname)
    return original.FieldControl(props)
  }
  return { ...original, FieldControl }
})

const tables: string[] = []

vi.mock(import('../../../tables/use-row-window.ts'), async (importOriginal) => {
  const original = await importOriginal()
  const useRowWindow: typeof original.useRowWindow = (options) => {
    tables.push(String(options.count))
    return original.useRowWindow(options)
  }
  return { ...original, useRowWindow }
})

const meta = readMeta([
  aMeta('Claim', [
    aField('purpose', 'Purpose', { reqd: 1 }),
    aField('remark', 'Remark', { depends_on: "eval:doc.purpose !== 'none'" }),
    aField('parts', 'Parts', { fieldtype: 'Table', options: 'Part' }),
  ]),
  aMeta('Part', [aField('part', 'Part', { reqd: 1 }), aField('amount', 'Amount', { fieldtype: 'Int' })]),
])
const claim = (count: number) => ({
  name: 'CLM-1',
  purpose: 'Kites',
  parts: Array.from({ length: count }, (_, index) => ({
    name: `p${index}`,
    part: `Part ${index}`,
    amount: 1,
  })),
})

let form: UseFormReturn<FormValues>
let submit: () => Promise<void>

function ClaimForm({ document }: { document: ReturnType<typeof claim> }) {
  const opened = useDocumentForm({
    ...{ meta, document, copied: null },
    onSaved: () => undefined,
    onRefused: () => undefined,
  })
  form = opened.form
  submit = opened.submit
  return (
    <FormBody
      {...{ meta, form, stored: document, attachTo: null, canSave: true, people: new Map() }}
      onCalled={() => undefined}
    />
  )
}

const cell = (number: number) => screen.getByLabelText(`Part, row ${number}`)

function rowsNow(): readonly RowValue[] {
  const table = form.getValues('parts')
  return isTable(table) ? table.rows : []
}

/** Counts each read of a value of these rows. */
function countReads(rows: readonly RowValue[]): () => number {
  let reads = 0
  for (const { cells } of rows)
    for (const [name, value] of Object.entries(cells))
      Object.defineProperty(cells, name, {
        enumerable: true,
        get: () => {
          reads += 1
          return value
        },
      })
  return () => reads
}

const others = (rows: readonly RowValue[]) => rows.filter(({ key }) => key !== 'p6')

beforeEach(() => {
  rendered.length = 0
  tables.length = 0
})

test('A key in a cell re-renders only that cell and touches no other row', async () => {
  await renderPart(<ClaimForm document={claim(30)} />)
  await typeInto(cell(7), 'Kite paper')
  rendered.length = 0
  tables.length = 0
  const before = others(rowsNow())
  const reads = countReads(before)
  await typeInto(cell(7), 'Kite papers')
  expect(rendered).toEqual(['Part, row 7'])
  expect(tables).toEqual([])
  expect(rowsNow()[6]?.cells['part']).toBe('Kite papers')
  expect(others(rowsNow()).every((row, index) => row === before[index])).toBe(true)
  expect(reads()).toBe(0)
})

test('A cell typed back to its stored value leaves nothing to save', async () => {
  await renderPart(<ClaimForm document={claim(30)} />)
  await typeInto(cell(7), 'Kite paper')
  expect(form.formState.isDirty).toBe(true)
  await typeInto(cell(7), 'Part 6')
  expect(form.formState.isDirty).toBe(false)
})

test('A key in a field above a table re-renders only that field and touches no row', async () => {
  await renderPart(<ClaimForm document={claim(30)} />)
  await typeInto(screen.getByLabelText(/^Purpose/), 'Kite')
  rendered.length = 0
  const before = rowsNow()
  const reads = countReads(before)
  await typeInto(screen.getByLabelText(/^Purpose/), 'Kites!')
  expect(rendered).toEqual(['purpose'])
  expect(rowsNow().every((row, index) => row === before[index])).toBe(true)
  expect(reads()).toBe(0)
})

test('A key after a refused save validates only the row in which it was pressed', async () => {
  await renderPart(<ClaimForm document={claim(30)} />)
  await typeInto(cell(7), '')
  await act(() => submit())
  expect(screen.getByText('Row 7: Part is required')).toBeTruthy()
  rendered.length = 0
  const reads = countReads(others(rowsNow()))
  await typeInto(cell(7), 'K')
  expect(screen.queryByText('Row 7: Part is required')).toBeNull()
  expect(rendered.filter((label) => label !== 'Part, row 7')).toEqual([])
  expect(reads()).toBe(0)
})
