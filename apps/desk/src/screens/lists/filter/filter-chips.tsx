import { closeOutline } from 'ionicons/icons'
import { useMemo } from 'react'
import type { MessageId } from '#design/messages'
import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { titleKey, useLinkTitles } from '../../../data/link/link-titles.ts'
import { valueText } from '../../../fields/show-value.tsx'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { comparisonLabels, fieldLabel, timespanLabels } from '../field-labels.ts'
import { needsValue, splitValues, type ListFilter } from './filters.ts'
import { listField } from '../list-fields.ts'

interface Props {
  meta: TypeMeta
  filters: readonly ListFilter[]
  onRemove: (filter: ListFilter) => void
}

const spanLabels: Readonly<Record<string, MessageId>> = timespanLabels

const shownAs = (field: DeskField): DeskField =>
  field.fieldtype === 'Datetime' ? { ...field, fieldtype: 'Date' } : field

/** The values of the filters in words; a Link says the title of what it points at. */
function useFilterWords(meta: TypeMeta, filters: readonly ListFilter[]) {
  const t = useTranslate()
  const { language } = useLanguage()
  const [fields, rows] = useMemo(() => {
    const exact = filters.filter(({ comparison }) => comparison === 'is' || comparison === 'not')
    const known = exact.flatMap(({ field }) => listField(meta, field) ?? [])
    return [[...new Set(known)], exact.map(({ field, value }) => ({ [field]: value }))]
  }, [meta, filters])
  const titles = useLinkTitles(fields, rows)

  const oneWord = (field: DeskField, value: string) => {
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
    const words = splitValues(value).map((one) => oneWord(known, one))
    return words.join(comparison === 'between' ? ' – ' : ', ')
  }
}

/** What narrows the list down; each can be taken away. */
export function FilterChips({ meta, filters, onRemove }: Props) {
  const t = useTranslate()
  const wordsOf = useFilterWords(meta, filters)
  return filters.map((filter) => {
    const label = fieldLabel(meta, filter.field, t)
    return (
      <button
        key={`${filter.field}.${filter.comparison}=${filter.value}`}
        type="button"
        className="chip chosen"
        onClick={() => onRemove(filter)}
      >
        <span className="chip-words">
          {label} {t(comparisonLabels[filter.comparison])} <b>{wordsOf(filter)}</b>
        </span>
        <span className="hidden-words">{t('desk.remove_filter', { field: label })}</span>
        <Icon of={closeOutline} isSmall />
      </button>
    )
  })
}
