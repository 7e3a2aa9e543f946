import { type DeskType, useTypeNamed } from '../../data/document/desk-types.ts'
import type { DocMeta } from '../../data/document/type-meta.ts'
import { NewButton } from './list-body.tsx'
import { Button, Progress } from '@mantine/core'
import { downloadOutline } from 'ionicons/icons'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { inSentence } from '../../language/in-sentence.ts'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { exportList, downloadFile, type ExportRequest } from '../../data/list/export-list.ts'
import { toMelaError } from '../../data/query-client.ts'
import { placeProblem } from '../../fields/server-problem.ts'
import { formatNumber } from '../../fields/number/number-format.ts'
import { useLanguage } from '../../language/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useToast } from '../../ui/overlay/toast.tsx'
import { listFields } from './list-fields.ts'
import type { List } from './use-list.ts'
import styles from '../../ui/list/list-page.module.css'
import listViewsStyles from '../../ui/list/list-views.module.css'

/** Maximum number of rows that the server puts into one file. */
const mostRows = 50_000

interface ExportProps {
  meta: DocMeta
  question: ExportRequest
  total: number
  chosen: readonly string[]
}

interface Wanted {
  rows: 'list' | 'chosen'
  columns: 'list' | 'all'
}

function asked({ meta, question, chosen }: ExportProps, { rows, columns }: Wanted): ExportRequest {
  const fields = columns === 'list' ? question.fields : listFields(meta).map(({ fieldname }) => fieldname)
  const which = rows === 'chosen' ? { filters: [['name', 'in', chosen] as const], orFilters: [] } : {}
  return { ...question, ...which, fields: [...new Set(['name', ...fields])] }
}

function useExport(meta: DocMeta, onDone: (rows: number) => void) {
  const t = useTranslate()
  const work = useRef(new AbortController())
  const [rows, setRows] = useState(0)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (question: ExportRequest) => {
      work.current = new AbortController()
      setRows(0)
      let last = 0
      const onRows = (count: number) => {
        last = count
        setRows(count)
      }
      downloadFile(await exportList(question, { signal: work.current.signal, onRows }))
      return last
    },
    onSuccess: onDone,
  })
  const stop = () => {
    work.current.abort()
    reset()
  }
  const problem = error && placeProblem(meta, toMelaError(error), t).message
  return { isBusy: isPending, rows, problem, start: mutate, stop }
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, name, value, options, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.filterChoices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="tick-line">
          <input
            className="tick is-round"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function ExportForm(props: ExportProps & { onClose: () => void }) {
  const { meta, total, chosen, onClose } = props
  const t = useTranslate()
  const toast = useToast()
  const { language } = useLanguage()
  const [wanted, setWanted] = useState<Wanted>({
    rows: chosen.length > 0 ? 'chosen' : 'list',
    columns: 'list',
  })
  const { isBusy, rows, problem, start, stop } = useExport(meta, (count) => {
    toast(t('desk.export_done', { count }))
    onClose()
  })
  const goal = Math.min(mostRows, wanted.rows === 'chosen' ? chosen.length : total)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    start(asked(props, wanted))
  }
  const handleCancel = () => {
    stop()
    onClose()
  }
  return (
    <form className="filter-form" onSubmit={handleSubmit}>
      {chosen.length > 0 && (
        <Choice
          label={t('desk.export_rows')}
          name="rows"
          value={wanted.rows}
          options={[
            { value: 'chosen', label: t('desk.export_chosen', { count: chosen.length }) },
            { value: 'list', label: t('desk.export_all', { count: total }) },
          ]}
          onChange={(rows) => setWanted({ ...wanted, rows: rows === 'chosen' ? 'chosen' : 'list' })}
        />
      )}
      {chosen.length === 0 && <p className="mid">{t('desk.export_all', { count: total })}</p>}
      <Choice
        label={t('desk.columns')}
        name="columns"
        value={wanted.columns}
        options={[
          { value: 'list', label: t('desk.export_columns_list') },
          { value: 'all', label: t('desk.export_columns_all') },
        ]}
        onChange={(columns) => setWanted({ ...wanted, columns: columns === 'all' ? 'all' : 'list' })}
      />
      <p className="small dim">{t('desk.export_text')}</p>
      {goal < total && wanted.rows === 'list' && (
        <p className="notice warn">{t('desk.export_most', { most: formatNumber(mostRows, language) })}</p>
      )}
      {isBusy && (
        <div className={listViewsStyles.exportProgress}>
          <Progress value={Math.min(100, (rows / Math.max(1, goal)) * 100)} aria-label={t('desk.export')} />
          <span className="small dim num">
            {t('desk.count_of', { count: Math.min(rows, goal), total: goal })}
          </span>
        </div>
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="default" onClick={handleCancel}>
          {t('desk.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('desk.export_start')}
        </Button>
      </div>
    </form>
  )
}

function ExportDialog({ onClose, ...props }: ExportProps & { onClose: () => void }) {
  const t = useTranslate()
  const { name, label } = props.meta
  const doctype = useTypeNamed(name)?.plural ?? label
  return (
    <Dialog isOpen title={t('desk.export_title', { doctype: inSentence(doctype) })} onClose={onClose}>
      <ExportForm {...props} onClose={onClose} />
    </Dialog>
  )
}

interface Props {
  type: DeskType
  meta: DocMeta
  list: List
  chosen: readonly string[]
}

export function ListHead({ type, meta, list, chosen }: Props) {
  const total = list.answer.data?.total ?? 0
  return (
    <header className="page-head">
      <h1 className="grow">{type.plural}</h1>
      {type.can_export && total > 0 && (
        <ExportButton
          meta={meta}
          question={{ doctype: meta.name, ...list.question }}
          total={total}
          chosen={chosen}
        />
      )}
      {type.can_create && <NewButton type={type} />}
    </header>
  )
}

function ExportButton(props: ExportProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={listViewsStyles.exportButton}
        leftSection={<Icon of={downloadOutline} isSmall />}
        onClick={() => setOpen(true)}
      >
        {t('desk.export')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
