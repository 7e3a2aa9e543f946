import { Button, NativeSelect } from '@mantine/core'
import { addOutline } from 'ionicons/icons'
import { useState, type SubmitEvent } from 'react'
import type { TypeMeta } from '../../../data/document/type-meta.ts'
import { useTranslate } from '../../../language/translate.ts'
import { comparisonLabels, fieldLabel } from '../field-labels.ts'
import { FilterValue } from './filter-value.tsx'
import { comparisonsFor, isFilled, needsValue, type Comparison, type ListFilter } from './filters.ts'
import { listFields } from '../list-fields.ts'
import { PopoverChip } from './popover-chip.tsx'
import { TagValue } from './tag-value.tsx'
import { tagsField } from './tags.ts'

interface Props {
  meta: TypeMeta
  onAdd: (filter: ListFilter) => void
}

function FilterForm({ meta, onAdd }: Props) {
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
    // A form inside a popover is still inside the page for React.
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
          // Each kind of field begins with what it is likeliest asked for.
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

/** One more condition for the list. */
export function AddFilter({ meta, onAdd }: Props) {
  const t = useTranslate()
  return (
    <PopoverChip words={t('desk.filter')} icon={addOutline} position="bottom-start" width={320}>
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
