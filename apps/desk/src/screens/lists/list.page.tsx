import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { RowSelectionState } from '@tanstack/react-table'
import { addOutline } from 'ionicons/icons'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { newPath, type DeskType } from '../../data/desk-types.ts'
import { useMeta, type DocMeta } from '../../data/doc-meta.ts'
import { LinkTitlesContext, useLinkTitles } from '../../data/link-titles.ts'
import { asMelaError } from '../../data/query-client.ts'
import { useSay } from '../../language/say.ts'
import { Failed } from '../../ui/failed.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QuietPlace } from '../../ui/quiet-place.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { DeleteChosen } from './delete-chosen.tsx'
import { listedFields } from './list-columns.tsx'
import { ListPager } from './list-pager.tsx'
import { ListRows } from './list-rows.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { useList } from './use-list.ts'

function NewButton({ type }: { type: DeskType }) {
  const say = useSay()
  return (
    <Button component={Link} to={newPath(type.name)} leftSection={<Icon of={addOutline} isSmall />}>
      {say('desk.new')}
    </Button>
  )
}

interface EmptyProps {
  type: DeskType
  isNarrowed: boolean
  onClear: () => void
}

function EmptyList({ type, isNarrowed, onClear }: EmptyProps) {
  const say = useSay()
  if (isNarrowed)
    return (
      <QuietPlace title={say('desk.nothing_found')} text={say('desk.nothing_found_text')}>
        <Button variant="default" onClick={onClear}>
          {say('desk.clear_filters')}
        </Button>
      </QuietPlace>
    )
  return (
    <QuietPlace title={say('states.empty_title')} text={say('desk.empty_text', { doctype: type.name })}>
      {type.can_create && <NewButton type={type} />}
    </QuietPlace>
  )
}

function DocumentList({ type, meta }: { type: DeskType; meta: DocMeta }) {
  const { state, answer, change, sortBy } = useList(meta)
  const [selection, setSelection] = useState<RowSelectionState>({})
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { data, error } = answer
  const fields = useMemo(() => listedFields(meta), [meta])
  const titles = useLinkTitles(fields, data?.rows)
  const chosen = Object.keys(selection)
  const handleChange = (changes: Parameters<typeof change>[0]) => {
    setSelection({})
    change(changes)
  }

  const page = () => {
    if (error) return <Failed error={asMelaError(error)} onRetry={() => void answer.refetch()} />
    if (!data) return <Skeleton rows={8} height={isPhone ? 72 : 48} />
    const isNarrowed = state.search !== '' || state.filters.length > 0 || state.page > 1
    if (data.rows.length === 0)
      return (
        <EmptyList
          type={type}
          isNarrowed={isNarrowed}
          onClear={() => handleChange({ search: '', filters: [] })}
        />
      )
    return (
      <div className="card list-card" aria-busy={answer.isPlaceholderData}>
        {isPhone ? (
          <ListRows meta={meta} rows={data.rows} />
        ) : (
          <ListTable
            meta={meta}
            rows={data.rows}
            sort={state.sort}
            canSelect={type.can_delete}
            selection={selection}
            onSelectionChange={setSelection}
            onSort={sortBy}
          />
        )}
        <ListPager state={state} count={data.rows.length} total={data.total} onChange={handleChange} />
      </div>
    )
  }
  return (
    <>
      <ListTools meta={meta} state={state} onChange={handleChange} />
      {chosen.length > 0 && (
        <DeleteChosen
          meta={meta}
          names={chosen}
          onDone={(left) => setSelection(Object.fromEntries(left.map((name) => [name, true])))}
        />
      )}
      <LinkTitlesContext value={titles}>{page()}</LinkTitlesContext>
    </>
  )
}

/** The documents of a type, drawn from its definition. */
export function ListPage({ type }: { type: DeskType }) {
  const meta = useMeta(type.name)
  useTitle(type.name)
  return (
    <>
      <header className="page-head">
        <h1 className="grow">{type.name}</h1>
        {type.can_create && <NewButton type={type} />}
      </header>
      {meta.error && <Failed error={asMelaError(meta.error)} onRetry={() => void meta.refetch()} />}
      {meta.isPending && <Skeleton rows={8} height={48} />}
      {meta.data && <DocumentList key={type.name} type={type} meta={meta.data} />}
    </>
  )
}
