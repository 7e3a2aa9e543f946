import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { addOutline, alertCircleOutline } from 'ionicons/icons'
import { memo, useId, useMemo, useState } from 'react'
import type { DeskField, TypeMeta } from '../data/doc-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import type { RowValue } from '../fields/form-value.ts'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import { useSteady } from '../ui/use-steady.ts'
import { PhoneRows } from './phone-rows.tsx'
import { AddFiles } from './add-files.tsx'
import {
  addRow,
  addRowWith,
  columnsOf,
  copyRow,
  editCell,
  fileField,
  hasFixedRows,
  moveRow,
  removeRow,
  shownFields,
} from './row-edits.ts'
import { RowSheet, type RowAction } from './row-sheet.tsx'
import { errorsOfRow, problemsByRow } from './table-problems.ts'
import { WideRows } from './wide-rows.tsx'

interface Props {
  field: DeskField
  child: TypeMeta
  rows: RowValue[]
  /** The sentence under the table, and the wrong cells as `<row>.<field>`. */
  message: string | undefined
  cells: Readonly<Record<string, string>>
  attachTo: AttachTarget | null
  isReadOnly: boolean
  onChange: (rows: RowValue[]) => void
  onBlur: () => void
}

function act(rows: RowValue[], action: RowAction, key: string): RowValue[] {
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

interface ButtonsProps {
  attachField: DeskField | undefined
  attachTo: AttachTarget | null
  onFile: (address: string) => void
  onAdd: () => void
}

/** The ways in which rows come to a table. */
const AddButtons = memo(function AddButtons({ attachField, attachTo, onFile, onAdd }: ButtonsProps) {
  const say = useSay()
  return (
    <>
      {attachField && <AddFiles field={attachField} attachTo={attachTo} onFile={onFile} />}
      <Button variant="default" leftSection={<Icon of={addOutline} isSmall />} onClick={onAdd}>
        {say('desk.add_row')}
      </Button>
    </>
  )
})

/** A child table: cells that look like text until they are touched; on a phone a list of rows. */
export function ChildTable(props: Props) {
  const { field, child, rows, message, cells, attachTo, isReadOnly, onChange, onBlur } = props
  const say = useSay()
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [openKey, setOpenKey] = useState<string | null>(null)
  const columns = useMemo(() => columnsOf(child), [child])
  const isFixed = isReadOnly || hasFixedRows(child)
  const openIndex = rows.findIndex((row) => row.key === openKey)
  const openRow = rows[openIndex]
  const handleEdit = useSteady((edit: Parameters<typeof editCell>[1]) => onChange(editCell(rows, edit)))
  const handleBlur = useSteady(onBlur)

  const handleAdd = useSteady(() => {
    const next = addRow(rows, child)
    onChange(next)
    if (isPhone) setOpenKey(next.at(-1)?.key ?? null)
  })
  const attachField = fileField(child)
  // Files arrive one by one, long after the button was pressed: each goes to the rows as they are by then.
  const handleFile = useSteady((address: string) => {
    if (attachField) onChange(addRowWith(rows, child, { [attachField.fieldname]: address }))
  })
  const handleAct = useSteady((action: RowAction, key: string) => {
    onChange(act(rows, action, key))
    if (action === 'remove') setOpenKey(null)
  })

  return (
    <div className="card" role="group" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{field.label}</h2>
        <span className="small dim num grow">{say('desk.row_count', { count: rows.length })}</span>
        {!isFixed && (
          <AddButtons attachField={attachField} attachTo={attachTo} onFile={handleFile} onAdd={handleAdd} />
        )}
      </div>
      {field.description !== '' && <p className="table-help">{field.description}</p>}
      {rows.length > 0 && isPhone && (
        <PhoneRows rows={rows} columns={columns} problems={problemsByRow(cells, say)} onOpen={setOpenKey} />
      )}
      {rows.length > 0 && !isPhone && (
        <WideRows
          label={field.label}
          {...{ rows, columns, cells, attachTo, isReadOnly, isFixed }}
          onEdit={handleEdit}
          onOpen={setOpenKey}
          onAct={handleAct}
          onBlur={handleBlur}
        />
      )}
      {message !== undefined && (
        <p className="table-problem" role="alert">
          <Icon of={alertCircleOutline} isSmall />
          <span>{message}</span>
        </p>
      )}
      {openRow && (
        <RowSheet
          row={openRow}
          number={openIndex + 1}
          total={rows.length}
          fields={shownFields(child)}
          errors={errorsOfRow(cells, openIndex)}
          attachTo={attachTo}
          isReadOnly={isReadOnly}
          isFixed={isFixed}
          onEdit={handleEdit}
          onAct={handleAct}
          onClose={() => setOpenKey(null)}
        />
      )}
    </div>
  )
}
