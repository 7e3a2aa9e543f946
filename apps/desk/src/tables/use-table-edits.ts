import { useMemo } from 'react'
import type { TypeMeta } from '../data/document/type-meta.ts'
import type { TableSource } from '../fields/table-source.ts'
import { TableValue, type CellValue, type RowValue } from '../fields/table-value.ts'
import { addRow, addRowWith, copyRow, fileField, moveRow, removeRow } from './row-edits.ts'

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

/** What can be done with a table. Each edit changes the table as it is by then: files arrive long after they were chosen. */
export function useTableEdits(table: TableSource, child: TypeMeta) {
  return useMemo(() => {
    const change = (rows: readonly RowValue[]) => table.change(new TableValue(rows))
    return {
      edit: ({ key, field, value }: CellEdit) =>
        table.change(table.current().withCells(key, { [field]: value })),
      /** Answers the key of the new row. */
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
