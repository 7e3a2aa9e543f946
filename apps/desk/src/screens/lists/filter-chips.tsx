import { closeOutline } from 'ionicons/icons'
import type { TypeMeta } from '../../data/doc-meta.ts'
import { valueText } from '../../fields/show-value.tsx'
import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'
import { comparisonLabels, fieldLabel } from './field-labels.ts'
import { listFields, needsValue, type ListFilter } from './list-state.ts'

interface Props {
  meta: TypeMeta
  filters: readonly ListFilter[]
  onRemove: (filter: ListFilter) => void
}

/** What narrows the list down; each can be taken away. */
export function FilterChips({ meta, filters, onRemove }: Props) {
  const say = useSay()
  const { language } = useLanguage()
  const valueOf = ({ field, value, comparison }: ListFilter) => {
    const known = listFields(meta).find(({ fieldname }) => fieldname === field)
    if (!needsValue(comparison) || !known) return ''
    const shown = known.fieldtype === 'Datetime' ? { ...known, fieldtype: 'Date' as const } : known
    return valueText(shown, known.fieldtype === 'Check' ? Number(value) : value, { say, language })
  }
  return filters.map((filter) => {
    const label = fieldLabel(meta, filter.field, say)
    return (
      <button
        key={`${filter.field}.${filter.comparison}=${filter.value}`}
        type="button"
        className="chip chosen"
        onClick={() => onRemove(filter)}
      >
        {label} {say(comparisonLabels[filter.comparison])} <b>{valueOf(filter)}</b>
        <span className="hidden-words">{say('desk.remove_filter', { field: label })}</span>
        <Icon of={closeOutline} isSmall />
      </button>
    )
  })
}
