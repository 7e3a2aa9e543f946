import { NativeSelect, TextInput } from '@mantine/core'
import { searchOutline } from 'ionicons/icons'
import { useEffect, useRef, useState } from 'react'
import type { TypeMeta } from '../../data/doc-meta.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'
import { AddFilter } from './add-filter.tsx'
import { fieldLabel } from './field-labels.ts'
import { FilterChips } from './filter-chips.tsx'
import { listedFields } from './list-columns.tsx'
import type { ListState } from './list-state.ts'

interface Props {
  meta: TypeMeta
  state: ListState
  onChange: (changes: Partial<ListState>) => void
}

/** Milliseconds without a key after which the list is asked. */
const pause = 300

function SearchField({ meta, state, onChange }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState(state.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Going back in the browser changes the search, too.
  useEffect(() => setTyped(state.search), [state.search])
  useEffect(() => () => clearTimeout(timer.current), [])
  const handleType = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange({ search: text.trim() }), pause)
  }
  const words = say('desk.search_in', { field: fieldLabel(meta, meta.titleField, say) })
  return (
    <TextInput
      className="list-search"
      type="search"
      aria-label={words}
      placeholder={words}
      leftSection={<Icon of={searchOutline} isSmall />}
      value={typed}
      onChange={(event) => handleType(event.currentTarget.value)}
    />
  )
}

const written = ({ field, isDescending }: ListState['sort']) => `${isDescending ? '-' : ''}${field}`

function SortChoice({ meta, state, onChange }: Props) {
  const say = useSay()
  const names = [
    meta.titleField,
    ...listedFields(meta).map(({ fieldname }) => fieldname),
    'modified',
    'creation',
  ]
  const fields = [...new Set([...names, state.sort.field])]
  const options = fields.flatMap((field) => {
    const label = fieldLabel(meta, field, say)
    return [
      { value: field, label: say('desk.sort_up', { field: label }) },
      { value: `-${field}`, label: say('desk.sort_down', { field: label }) },
    ]
  })
  return (
    <NativeSelect
      className="list-sort"
      aria-label={say('desk.sort')}
      data={options}
      value={written(state.sort)}
      onChange={({ currentTarget: { value } }) =>
        onChange({ sort: { field: value.replace(/^-/, ''), isDescending: value.startsWith('-') } })
      }
    />
  )
}

/** Search, filters and order of a list. */
export function ListTools(props: Props) {
  const { meta, state, onChange } = props
  const { filters } = state
  return (
    <div className="list-tools" role="search">
      <SearchField {...props} />
      <FilterChips
        meta={meta}
        filters={filters}
        onRemove={(gone) => onChange({ filters: filters.filter((one) => one !== gone) })}
      />
      <AddFilter meta={meta} onAdd={(filter) => onChange({ filters: [...filters, filter] })} />
      <span className="grow" />
      <SortChoice {...props} />
    </div>
  )
}
