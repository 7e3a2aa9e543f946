import { closeOutline, addOutline } from 'ionicons/icons'
import { useMemo, useState, type SubmitEvent, type ReactNode } from 'react'
import type { MessageId } from '#design/messages'
import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { titleKey, useLinkTitles } from '../../../data/link/link-titles.ts'
import { valueText } from '../../../fields/show-value.tsx'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import {
  chipTexts,
  comparisonLabels,
  fieldLabel,
  timespanLabels,
  needsValue,
  splitValues,
  type ListFilter,
  comparisonsFor,
  isFilled,
  type Comparison,
  tagsField,
} from './filters.ts'
import { listField, listFields } from '../list-fields.ts'
import { Button, NativeSelect, Popover } from '@mantine/core'
import { FilterValue, TagValue } from './filter-value.tsx'
import styles from '../../../ui/list/list-page.module.css'

interface Props {
  meta: TypeMeta
  filters: readonly ListFilter[]
  onRemove: (filter: ListFilter) => void
}

const spanLabels: Readonly<Record<string, MessageId>> = timespanLabels

const shownAs = (field: DeskField): DeskField =>
  field.fieldtype === 'Datetime' ? { ...field, fieldtype: 'Date' } : field

function useFilterText(meta: TypeMeta, filters: readonly ListFilter[]) {
  const t = useTranslate()
  const { language } = useLanguage()
  const [fields, rows] = useMemo(() => {
    const exact = filters.filter(({ comparison }) => comparison === 'is' || comparison === 'not')
    const known = exact.flatMap(({ field }) => listField(meta, field) ?? [])
    return [[...new Set(known)], exact.map(({ field, value }) => ({ [field]: value }))]
  }, [meta, filters])
  const titles = useLinkTitles(fields, rows)

  const shownText = (field: DeskField, value: string) => {
    const text = valueText(shownAs(field), field.fieldtype === 'Check' ? Number(value) : value, {
      t,
      language,
    })
    return titles.get(titleKey(field.options[0] ?? '', value)) || text
  }
  return ({ field, comparison, value }: ListFilter): string => {
    const known = listField(meta, field)
    if (!needsValue(comparison) || !known) return ''
    if (comparison === 'within') return t(spanLabels[value] ?? 'desk.filter_within')
    const texts = splitValues(value).map((one) => shownText(known, one))
    return texts.join(comparison === 'between' ? ' – ' : ', ')
  }
}

/** Stands for the value while the sentence around it is translated. */
const valueMark = '\u{E000}'

function ChipText({ filter, label, value }: { filter: ListFilter; label: string; value: string }) {
  const t = useTranslate()
  const [before, after] = t(chipTexts[filter.comparison], { field: label, value: valueMark }).split(valueMark)
  return (
    <span className={styles.chipText}>
      {before}
      {value !== '' && <b>{value}</b>}
      {after}
    </span>
  )
}

export function FilterChips({ meta, filters, onRemove }: Props) {
  const t = useTranslate()
  const textOf = useFilterText(meta, filters)
  return filters.map((filter) => {
    const label = fieldLabel(meta, filter.field, t)
    return (
      <button
        key={`${filter.field}.${filter.comparison}=${filter.value}`}
        type="button"
        className="chip chosen"
        onClick={() => onRemove(filter)}
      >
        <ChipText filter={filter} label={label} value={textOf(filter)} />
        <span className="visually-hidden">{t('desk.remove_filter', { field: label })}</span>
        <Icon of={closeOutline} isSmall />
      </button>
    )
  })
}

interface AddFilterProps {
  meta: TypeMeta
  onAdd: (filter: ListFilter) => void
}

function FilterForm({ meta, onAdd }: AddFilterProps) {
  const t = useTranslate()
  const fields = listFields(meta)
  const [fieldname, setFieldname] = useState(fields[0]?.fieldname ?? 'name')
  const [wanted, setWanted] = useState<Comparison>('contains')
  const [value, setValue] = useState('')
  const field = fields.find((one) => one.fieldname === fieldname)
  if (!field) return null
  const possible = comparisonsFor(field)
  const comparison = possible.find((one) => one === wanted) ?? possible[0] ?? 'is'

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // For React, a form inside a popover is inside the page.
    event.stopPropagation()
    if (isFilled({ comparison, value }))
      onAdd({ field: fieldname, comparison, value: needsValue(comparison) ? value.trim() : '' })
  }
  return (
    <form className="filter-form" onSubmit={handleSubmit}>
      <NativeSelect
        label={t('desk.filter_field')}
        data={fields.map((one) => ({ value: one.fieldname, label: fieldLabel(meta, one.fieldname, t) }))}
        value={fieldname}
        onChange={({ currentTarget }) => {
          const next = fields.find((one) => one.fieldname === currentTarget.value)
          setFieldname(currentTarget.value)
          // Each field type begins with its most likely comparison.
          if (next) setWanted(comparisonsFor(next)[0] ?? 'is')
          setValue('')
        }}
      />
      <NativeSelect
        label={t('desk.filter_comparison')}
        data={possible.map((one) => ({ value: one, label: t(comparisonLabels[one]) }))}
        value={comparison}
        onChange={(event) => {
          setWanted(possible.find((one) => one === event.currentTarget.value) ?? comparison)
          setValue('')
        }}
      />
      {needsValue(comparison) && fieldname === tagsField && (
        <TagValue doctype={meta.name} value={value} onChange={setValue} />
      )}
      {needsValue(comparison) && fieldname !== tagsField && (
        <FilterValue
          key={`${fieldname} ${comparison}`}
          field={field}
          comparison={comparison}
          value={value}
          onChange={setValue}
        />
      )}
      <Button type="submit" disabled={!isFilled({ comparison, value })}>
        {t('desk.add_filter')}
      </Button>
    </form>
  )
}

export function AddFilter({ meta, onAdd }: AddFilterProps) {
  const t = useTranslate()
  return (
    <PopoverChip text={t('desk.filter')} icon={addOutline} position="bottom-start" width={320}>
      {(close) => (
        <FilterForm
          meta={meta}
          onAdd={(filter) => {
            close()
            onAdd(filter)
          }}
        />
      )}
    </PopoverChip>
  )
}

interface PopoverChipProps {
  text: string
  icon: string
  className?: string
  position: 'bottom-start' | 'bottom-end'
  width: number
  children: (close: () => void) => ReactNode
}

export function PopoverChip({ text, icon, className = '', position, width, children }: PopoverChipProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position={position}
      trapFocus
      width={width}
      withinPortal={false}
    >
      <Popover.Target>
        <button type="button" className={`chip ${className}`.trimEnd()} onClick={() => setOpen(!isOpen)}>
          <Icon of={icon} isSmall />
          {text}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text}>{children(() => setOpen(false))}</Popover.Dropdown>
    </Popover>
  )
}
