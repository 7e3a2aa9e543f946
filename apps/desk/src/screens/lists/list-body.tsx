import { useMediaQuery } from '@mantine/hooks'
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import { type DeskType, newPath } from '../../data/document/desk-types.ts'
import type { DocMeta } from '../../data/document/type-meta.ts'
import type { LoadedList } from '../../data/list/list-page.ts'
import { toMelaError } from '../../data/query-client.ts'
import { Failed, Skeleton, EmptyState } from '../../ui/states.tsx'
import { useCallback, useState, type ReactNode } from 'react'
import { ListRows } from './table/list-rows.tsx'
import { type ListState, pageSizes } from './list-state.ts'
import { ListTable } from './table/list-table.tsx'
import type { useList } from './use-list.ts'
import { Button, ActionIcon, NativeSelect } from '@mantine/core'
import { addOutline, chevronBack, chevronForward } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { inSentence } from '../../language/in-sentence.ts'
import { useTranslate } from '../../language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from '../../ui/list/list-page.module.css'

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

function ListCard({ page, isPhone, ...props }: Props & { page: LoadedList; isPhone: boolean }) {
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

export function ListBody(props: Props) {
  const { type, list, onChange } = props
  const { data, error, isPlaceholderData, refetch } = list.answer
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  if (error && (!data || isPlaceholderData))
    return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
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

/** Scrolls a table that is too wide inside its box; otherwise its head is sticky while the page scrolls. */
function TableScroller({ children }: { children: ReactNode }) {
  const { box, isTooWide } = useIsTooWide()
  return (
    <div ref={box} className={isTooWide ? `${styles.listArea} is-wide` : styles.listArea}>
      {children}
    </div>
  )
}

export function NewButton({ type }: { type: DeskType }) {
  const t = useTranslate()
  return (
    <Button component={Link} to={newPath(type.name)} leftSection={<Icon of={addOutline} isSmall />}>
      {t('desk.new')}
    </Button>
  )
}

interface NewButtonProps {
  type: DeskType
  isNarrowed: boolean
  onClear: () => void
}

function EmptyList({ type, isNarrowed, onClear }: NewButtonProps) {
  const t = useTranslate()
  if (isNarrowed)
    return (
      <EmptyState title={t('desk.nothing_found')} text={t('desk.nothing_found_text')}>
        <Button variant="default" onClick={onClear}>
          {t('desk.clear_filters')}
        </Button>
      </EmptyState>
    )
  const names = { doctype: inSentence(type.label), doctypes: inSentence(type.plural) }
  return (
    <EmptyState title={t('desk.empty_title', names)} text={t('desk.empty_text', names)}>
      {type.can_create && <NewButton type={type} />}
    </EmptyState>
  )
}

interface ListPagerProps {
  state: ListState
  count: number
  total: number
  onChange: (changes: Partial<ListState>) => void
}

function ListPager({ state, count, total, onChange }: ListPagerProps) {
  const t = useTranslate()
  const { page, pageSize } = state
  const before = (page - 1) * pageSize
  const range = { from: count === 0 ? 0 : before + 1, to: before + count, total }
  return (
    <div className={styles.listPager}>
      <span className="small dim num grow" role="status">
        {t('desk.range_of', range)}
      </span>
      <NativeSelect
        className={styles.pageSize}
        aria-label={t('desk.rows_per_page')}
        data={pageSizes.map((size) => ({
          value: String(size),
          label: t('desk.rows_of_page', { count: size }),
        }))}
        value={String(pageSize)}
        onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}
      />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('desk.page_before')}
        disabled={page <= 1}
        onClick={() => onChange({ page: page - 1 })}
      >
        <Icon of={chevronBack} isSmall isFlippedInRtl />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('desk.page_after')}
        disabled={before + count >= total}
        onClick={() => onChange({ page: page + 1 })}
      >
        <Icon of={chevronForward} isSmall isFlippedInRtl />
      </ActionIcon>
    </div>
  )
}
