import { NativeSelect, TextInput } from '@mantine/core'
import { searchOutline } from 'ionicons/icons'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldType } from '#meta'
import type { TypeMeta } from '../../data/document/type-meta.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { AddFilter, FilterChips } from './filter/filter-chips.tsx'
import { fieldLabel, isSortable } from './filter/filters.ts'
import { ChooseColumns } from './table/choose-columns.tsx'
import { shownListColumns } from './table/columns.ts'
import { listFields } from './list-fields.ts'
import { useLinkTitleFields } from '../../data/document/desk-types.ts'
import { namedSearchPlaces, type ListState } from './list-state.ts'
import styles from '../../ui/list/list-page.module.css'

interface Props {
  meta: TypeMeta
  state: ListState
  onChange: (changes: Partial<ListState>) => void
}

interface ToolProps extends Props {
  columns: readonly string[] | null
  onChooseColumns: (names: readonly string[] | null) => void
}

interface AllProps extends ToolProps {
  children?: ReactNode
}

/** Milliseconds without a key press before the list is fetched. */
const pause = 300

function SearchField({ meta, state, onChange }: Props) {
  const t = useTranslate()
  const titleFields = useLinkTitleFields()
  const [typed, setTyped] = useState(state.search)
  const [asked, setAsked] = useState(state.search)
  const [shown, setShown] = useState(state.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back in the browser changes the search too: it returns without the text typed since.
  if (shown !== state.search) {
    setShown(state.search)
    setAsked(state.search)
    if (asked !== state.search) setTyped(state.search)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const handleType = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setAsked(text.trim())
      onChange({ search: text.trim() })
    }, pause)
  }
  const text = t('desk.search_in', {
    field: namedSearchPlaces(meta, titleFields)
      .map((place) => inSentence(fieldLabel(meta, place, t)))
      .join(', '),
  })
  return (
    <TextInput
      className={styles.listSearch}
      type="search"
      aria-label={text}
      placeholder={text}
      aria-keyshortcuts="/"
      data-search
      leftSection={<Icon of={searchOutline} isSmall />}
      value={typed}
      onChange={(event) => handleType(event.currentTarget.value)}
    />
  )
}

const isMoment = (fieldtype: FieldType): boolean => fieldtype === 'Date' || fieldtype === 'Datetime'

const written = ({ field, isDescending }: ListState['sort']) => `${isDescending ? '-' : ''}${field}`

function SortChoice({ meta, state, columns, onChange }: ToolProps) {
  const t = useTranslate()
  const names = [
    meta.titleField,
    ...shownListColumns(meta, columns)
      .filter(isSortable)
      .map(({ fieldname }) => fieldname),
    'modified',
    'creation',
  ]
  const fields = [...new Set([...names, state.sort.field])]
  const options = fields.flatMap((field) => {
    const values = { field: fieldLabel(meta, field, t) }
    const isTime = listFields(meta).some((one) => one.fieldname === field && isMoment(one.fieldtype))
    const [up, down] = isTime
      ? (['desk.sort_oldest', 'desk.sort_newest'] as const)
      : (['desk.sort_up', 'desk.sort_down'] as const)
    return [
      { value: `-${field}`, label: t(down, values) },
      { value: field, label: t(up, values) },
    ]
  })
  return (
    <NativeSelect
      className={styles.listSort}
      aria-label={t('desk.sort')}
      data={options}
      value={written(state.sort)}
      onChange={({ currentTarget: { value } }) =>
        onChange({ sort: { field: value.replace(/^-/, ''), isDescending: value.startsWith('-') } })
      }
    />
  )
}

export function ListTools({ children, ...props }: AllProps) {
  const { meta, state, columns, onChange, onChooseColumns } = props
  const { filters } = state
  return (
    <div className={styles.listTools} role="search">
      <SearchField meta={meta} state={state} onChange={onChange} />
      <FilterChips
        meta={meta}
        filters={filters}
        onRemove={(removed) => onChange({ filters: filters.filter((one) => one !== removed) })}
      />
      <AddFilter meta={meta} onAdd={(filter) => onChange({ filters: [...filters, filter] })} />
      {children}
      <div className={styles.listViewChoices}>
        <ChooseColumns meta={meta} chosen={columns} onChoose={onChooseColumns} />
        <SortChoice {...props} />
      </div>
    </div>
  )
}
