import { Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { addOutline } from 'ionicons/icons'
import { useState, type SubmitEvent } from 'react'
import type { TypeMeta } from '../../data/doc-meta.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'
import { comparisonLabels, fieldLabel } from './field-labels.ts'
import { comparisonsFor, listFields, needsValue, type Comparison, type ListFilter } from './list-state.ts'

interface Props {
  meta: TypeMeta
  onAdd: (filter: ListFilter) => void
}

type FilterField = ReturnType<typeof listFields>[number]

interface ValueProps {
  field: FilterField
  value: string
  onChange: (value: string) => void
}

const inputTypes: Partial<Record<FilterField['fieldtype'], string>> = {
  Date: 'date',
  Datetime: 'date',
  Time: 'time',
  Int: 'number',
  Float: 'number',
  Currency: 'number',
}

function FilterValue({ field, value, onChange }: ValueProps) {
  const say = useSay()
  const label = say('desk.filter_value')
  const handleChange = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)
  if (field.fieldtype === 'Check' || field.fieldtype === 'Select') {
    const words =
      field.fieldtype === 'Check'
        ? [
            { value: '1', label: say('desk.yes') },
            { value: '0', label: say('desk.no') },
          ]
        : [...field.options]
    return (
      <NativeSelect
        required
        label={label}
        data={[{ value: '', label: say('desk.choose') }, ...words]}
        value={value}
        onChange={handleChange}
      />
    )
  }
  return (
    <TextInput
      required
      label={label}
      type={inputTypes[field.fieldtype] ?? 'text'}
      step="any"
      value={value}
      onChange={handleChange}
    />
  )
}

function FilterForm({ meta, onAdd }: Props) {
  const say = useSay()
  const fields = listFields(meta)
  const [fieldname, setFieldname] = useState(fields[0]?.fieldname ?? 'name')
  const [wanted, setWanted] = useState<Comparison>('contains')
  const [value, setValue] = useState('')
  const field = fields.find((one) => one.fieldname === fieldname)
  if (!field) return null
  const comparisons = comparisonsFor(field)
  const comparison = comparisons.find((one) => one === wanted) ?? comparisons[0] ?? 'is'

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // A form inside a popover is still inside the page for React.
    event.stopPropagation()
    onAdd({ field: fieldname, comparison, value: needsValue(comparison) ? value.trim() : '' })
  }
  return (
    <form className="filter-form" onSubmit={handleSubmit}>
      <NativeSelect
        label={say('desk.filter_field')}
        data={fields.map((one) => ({ value: one.fieldname, label: fieldLabel(meta, one.fieldname, say) }))}
        value={fieldname}
        onChange={(event) => {
          setFieldname(event.currentTarget.value)
          setValue('')
        }}
      />
      <NativeSelect
        label={say('desk.filter_comparison')}
        data={comparisons.map((one) => ({ value: one, label: say(comparisonLabels[one]) }))}
        value={comparison}
        onChange={(event) =>
          setWanted(comparisons.find((one) => one === event.currentTarget.value) ?? comparison)
        }
      />
      {needsValue(comparison) && <FilterValue field={field} value={value} onChange={setValue} />}
      <Button type="submit">{say('desk.add_filter')}</Button>
    </form>
  )
}

/** One more condition for the list. */
export function AddFilter({ meta, onAdd }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      width={300}
      withinPortal={false}
    >
      <Popover.Target>
        <button type="button" className="chip" onClick={() => setOpen(!isOpen)}>
          <Icon of={addOutline} isSmall />
          {say('desk.filter')}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say('desk.filter')}>
        <FilterForm
          meta={meta}
          onAdd={(filter) => {
            setOpen(false)
            onAdd(filter)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
