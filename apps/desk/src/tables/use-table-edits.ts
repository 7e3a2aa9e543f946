import { useMemo } from 'react'
import type { TypeMeta, DeskField } from '../data/document/type-meta.ts'
import {
  type TableSource,
  TableValue,
  type CellValue,
  type RowValue,
  type Cells,
} from '../fields/table-value.ts'
import { newRow, valueFields } from '../fields/form-value.ts'

export interface CellEdit {
  key: string
  field: string
  value: CellValue
}

export type RowAction = 'up' | 'down' | 'copy' | 'remove'

function act(rows: readonly RowValue[], action: RowAction, key: string): RowValue[] {
  switch (action) {
    case 'up':
      return moveRow(rows, key, -1)
    case 'down':
      return moveRow(rows, key, 1)
    case 'copy':
      return copyRow(rows, key)
    case 'remove':
      return removeRow(rows, key)
  }
}

/** Edits a table. Each edit applies to the current table, because files arrive long after they were chosen. */
export function useTableEdits(table: TableSource, child: TypeMeta) {
  return useMemo(() => {
    const change = (rows: readonly RowValue[]) => table.change(new TableValue(rows))
    return {
      edit: ({ key, field, value }: CellEdit) =>
        table.change(table.current().withCells(key, { [field]: value })),
      add: () => {
        const rows = addRow(table.current().rows, child)
        change(rows)
        return rows.at(-1)?.key ?? null
      },
      addFile: (address: string) => {
        const field = fileField(child)
        if (field) change(addRowWith(table.current().rows, child, { [field.fieldname]: address }))
      },
      act: (action: RowAction, key: string) => change(act(table.current().rows, action, key)),
    }
  }, [table, child])
}

const mostColumns = 5

const roomy: ReadonlySet<DeskField['fieldtype']> = new Set([
  ...(['Text Editor', 'HTML Editor', 'Markdown Editor'] as const),
  ...(['Long Text', 'Code', 'JSON', 'Signature', 'Geolocation', 'Password'] as const),
])

const files: ReadonlySet<DeskField['fieldtype']> = new Set(['Attach', 'Attach Image'])

export const shownFields = (child: TypeMeta): DeskField[] =>
  valueFields(child).filter((field) => !field.isHidden)

/** Returns the columns: those that the type lists, otherwise its first fields; all fields are in the row's sheet. */
export function tableColumns(child: TypeMeta): DeskField[] {
  const fields = shownFields(child)
  const listed = fields.filter((field) => field.isInList)
  const columns = listed.length > 0 ? listed : fields.filter((field) => !roomy.has(field.fieldtype))
  return columns.slice(0, mostColumns)
}

const addRow = (rows: readonly RowValue[], child: TypeMeta): RowValue[] => [...rows, newRow(child)]

/** Returns the file field of a row that needs nothing else, so that several files can be added at once. */
export function fileField(child: TypeMeta): DeskField | undefined {
  const typed = shownFields(child).filter(({ isReadOnly }) => !isReadOnly)
  const file = typed.find(({ fieldtype }) => files.has(fieldtype))
  const asksMore = typed.some((field) => field !== file && field.required && field.initial === null)
  return asksMore ? undefined : file
}

/** Returns true when only the server creates rows, because a required field cannot be typed. */
export const hasFixedRows = (child: TypeMeta): boolean =>
  valueFields(child).some(({ required, isReadOnly, initial }) => required && isReadOnly && initial === null)

export function addRowWith(rows: readonly RowValue[], child: TypeMeta, cells: Cells): RowValue[] {
  return [...rows, newRow(child).with(cells)]
}

export const removeRow = (rows: readonly RowValue[], key: string): RowValue[] =>
  rows.filter((row) => row.key !== key)

export function copyRow(rows: readonly RowValue[], key: string): RowValue[] {
  return rows.flatMap((row) => (row.key === key ? [row, row.copy()] : [row]))
}

export function moveRow(rows: readonly RowValue[], key: string, by: 1 | -1): RowValue[] {
  const from = rows.findIndex((row) => row.key === key)
  const moved = rows[from]
  const to = from + by
  if (!moved || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, moved)
}
