import { useMediaQuery } from '@mantine/hooks'
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import type { DeskType } from '../../data/document/desk-types.ts'
import type { DocMeta } from '../../data/document/type-meta.ts'
import type { ListPage } from '../../data/list/list-page.ts'
import { asMelaError } from '../../data/query-client.ts'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListPager } from './list-pager.tsx'
import { useCallback, useState, type ReactNode } from 'react'
import { ListRows } from './table/list-rows.tsx'
import type { ListState } from './list-state.ts'
import { ListTable } from './table/list-table.tsx'
import type { useList } from './use-list.ts'

interface Props {
  type: DeskType
  meta: DocMeta
  list: ReturnType<typeof useList>
  selection: RowSelectionState
  onSelectionChange: OnChangeFn<RowSelectionState>
  onChange: (changes: Partial<ListState>) => void
}

const isNarrowed = ({ search, filters, page }: ListState): boolean =>
  search !== '' || filters.length > 0 || page > 1

function ListCard({ page, isPhone, ...props }: Props & { page: ListPage; isPhone: boolean }) {
  const { type, meta, list, selection, onSelectionChange, onChange } = props
  const { state, answer, fields, fresh, sortBy } = list
  const rows = {
    meta,
    fields,
    rows: page.rows,
    canSelect: type.can_delete || type.can_write,
    selection,
    fresh,
    onSelectionChange,
  }
  return (
    <div className="card list-card" aria-busy={answer.isPlaceholderData}>
      {isPhone ? (
        <ListRows {...rows} />
      ) : (
        <TableScroller>
          <ListTable {...rows} caption={type.plural} sort={state.sort} onSort={sortBy} />
        </TableScroller>
      )}
      <ListPager state={state} count={page.rows.length} total={page.total} onChange={onChange} />
    </div>
  )
}

/** The rows that the list asked for, or why there are none. */
export function ListBody(props: Props) {
  const { type, list, onChange } = props
  const { data, error, isPlaceholderData, refetch } = list.answer
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  if (error && (!data || isPlaceholderData))
    return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={8} height={isPhone ? 72 : 48} />
  if (data.rows.length > 0) return <ListCard {...props} page={data} isPhone={isPhone} />
  return (
    <EmptyList
      type={type}
      isNarrowed={isNarrowed(list.state)}
      onClear={() => onChange({ search: '', filters: [] })}
    />
  )
}

/** Whether what stands in a box is wider than the box; both are watched. */
function useIsTooWide() {
  const [isTooWide, setTooWide] = useState(false)
  const box = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth))
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return { box, isTooWide }
}

/**
 * The room for a table: what does not fit scrolls inside it, with the title in sight. Where all fits, the head stays in
 * sight while the page scrolls.
 */
function TableScroller({ children }: { children: ReactNode }) {
  const { box, isTooWide } = useIsTooWide()
  return (
    <div ref={box} className={isTooWide ? 'list-room is-wide' : 'list-room'}>
      {children}
    </div>
  )
}
