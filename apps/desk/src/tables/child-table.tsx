import { Button, FileButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { addOutline, alertCircleOutline, imagesOutline } from 'ionicons/icons'
import { memo, useId, useMemo, useState } from 'react'
import type { DeskField, TypeMeta } from '../data/document/type-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { useRowKeys, type TableSource } from '../fields/table-value.ts'
import { useTranslate } from '../language/translate.ts'
import { Icon } from '../ui/icon.tsx'
import { useSteady } from '../ui/use-steady.ts'
import { PhoneRows } from './phone-rows.tsx'
import {
  tableColumns,
  fileField,
  hasFixedRows,
  shownFields,
  useTableEdits,
  type RowAction,
} from './use-table-edits.ts'
import { RowSheet } from './row-sheet.tsx'
import { errorsOfRow, problemsByRow } from './table-problems.ts'
import { WideRows, type WideRowsProps } from './wide-rows.tsx'
import { maximumUploadBytes, upload } from '#client'
import styles from './tables.module.css'

interface Props {
  field: DeskField
  child: TypeMeta
  table: TableSource
  message: string | undefined
  cells: Readonly<Record<string, string>>
  attachTo: AttachTarget | null
  isReadOnly: boolean
}

interface ButtonsProps {
  attachField: DeskField | undefined
  attachTo: AttachTarget | null
  onFile: (address: string) => void
  onAdd: () => void
}

const idle: Sending = { done: 0, total: 0, failed: 0 }

const AddButtons = memo(function AddButtons({ attachField, attachTo, onFile, onAdd }: ButtonsProps) {
  const t = useTranslate()
  return (
    <div className={styles.addButtons}>
      {attachField && <AddFiles field={attachField} attachTo={attachTo} onFile={onFile} />}
      <Button variant="default" leftSection={<Icon of={addOutline} isSmall />} onClick={onAdd}>
        {t('desk.add_row')}
      </Button>
    </div>
  )
})

interface RowsProps extends WideRowsProps {
  isPhone: boolean
}

function Rows({ isPhone, ...shown }: RowsProps) {
  const t = useTranslate()
  const { table, columns, cells, onOpen } = shown
  if (!isPhone) return <WideRows {...shown} />
  return <PhoneRows {...{ table, columns, onOpen }} problems={problemsByRow(cells, t)} />
}

function TableMessage({ message }: { message: string }) {
  return (
    <p className="table-problem" role="alert">
      <Icon of={alertCircleOutline} isSmall />
      <span>{message}</span>
    </p>
  )
}

export function ChildTable({ field, child, table, message, cells, attachTo, isReadOnly }: Props) {
  const t = useTranslate()
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [openKey, setOpenKey] = useState<string | null>(null)
  const columns = useMemo(() => tableColumns(child), [child])
  const isFixed = isReadOnly || hasFixedRows(child)
  const keys = useRowKeys(table)
  const openPlace = openKey === null ? -1 : keys.indexOf(openKey)
  const { edit, add, addFile, act } = useTableEdits(table, child)

  const handleAdd = useSteady(() => {
    const added = add()
    if (isPhone) setOpenKey(added)
  })
  const handleAct = useSteady((action: RowAction, key: string) => {
    act(action, key)
    if (action === 'remove') setOpenKey(null)
  })

  return (
    <div className="card" role="group" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{field.label}</h2>
        <span className="small dim num grow">{t('desk.row_count', { count: keys.length })}</span>
        {!isFixed && (
          <AddButtons attachField={fileField(child)} attachTo={attachTo} onFile={addFile} onAdd={handleAdd} />
        )}
      </div>
      {field.description !== '' && <p className={styles.tableHelp}>{field.description}</p>}
      {keys.length > 0 && (
        <Rows
          {...{ isPhone, table, columns, cells, attachTo, isReadOnly, isFixed }}
          label={field.label}
          onEdit={edit}
          onOpen={setOpenKey}
          onAct={handleAct}
        />
      )}
      {message !== undefined && <TableMessage message={message} />}
      {openKey !== null && openPlace >= 0 && (
        <RowSheet
          {...{ table, attachTo, isReadOnly, isFixed }}
          rowKey={openKey}
          number={openPlace + 1}
          total={keys.length}
          fields={shownFields(child)}
          errors={errorsOfRow(cells, openPlace)}
          onEdit={edit}
          onAct={handleAct}
          onClose={() => setOpenKey(null)}
        />
      )}
    </div>
  )
}

type OnFile = (address: string) => void

interface Sending {
  done: number
  total: number
  failed: number
}

/** Uploads files one by one; a failed one does not stop the others. */
function useManyUploads(attachTo: AttachTarget | null, field: string, onFile: OnFile) {
  const [sending, setSending] = useState(idle)
  const send = async (files: readonly File[]) => {
    const now: Sending = { done: 0, total: files.length, failed: 0 }
    setSending({ ...now })
    for (const file of files) {
      try {
        if (file.size > maximumUploadBytes) throw new RangeError(file.name)
        const target = attachTo ? { attachTo: { ...attachTo, field } } : {}
        const { file_url } = await upload(file, target)
        onFile(file_url)
      } catch {
        now.failed += 1
      }
      now.done += 1
      setSending({ ...now })
    }
  }
  return { sending, send: (files: File[]) => void send(files) }
}

interface AddFilesProps {
  field: DeskField
  attachTo: AttachTarget | null
  onFile: OnFile
}

function AddFiles({ field, attachTo, onFile }: AddFilesProps) {
  const t = useTranslate()
  const { sending, send } = useManyUploads(attachTo, field.fieldname, onFile)
  const { done, total, failed } = sending
  const isBusy = done < total
  return (
    <>
      <FileButton
        multiple
        onChange={send}
        accept={field.fieldtype === 'Attach Image' ? 'image/*' : undefined}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            disabled={isBusy}
            leftSection={<Icon of={imagesOutline} isSmall />}
          >
            {isBusy ? `${done} / ${total}` : t('desk.add_files')}
          </Button>
        )}
      </FileButton>
      {failed > 0 && !isBusy && (
        <span className="field-error" role="alert">
          {t('desk.files_stayed', { count: failed })}
        </span>
      )}
    </>
  )
}
