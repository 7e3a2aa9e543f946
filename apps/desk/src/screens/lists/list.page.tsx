import { useMemo, useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { newPath, type DeskType } from '../../data/document/desk-types.ts'
import { useMeta } from '../../data/document/doc-meta.ts'
import type { DocMeta } from '../../data/document/type-meta.ts'
import { LinkTitlesContext } from '../../data/link/link-titles.ts'
import { toMelaError } from '../../data/query-client.ts'
import { useTranslate } from '../../language/translate.ts'
import { Failed, NotRenewed, Skeleton } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ChosenBar } from './selection/chosen-bar.tsx'
import { SaveView } from './view/view-form.tsx'
import { ListBody } from './list-body.tsx'
import { ListHead } from './list-head.tsx'
import { ListTools } from './list-tools.tsx'
import { ownFilters, withTags } from './filter/filters.ts'
import { useChosen } from './selection/chosen.tsx'
import { useList, type List } from './use-list.ts'
import { useListTitles } from './table/list-columns.tsx'
import { useListViews, type ListViews, isCustomized, viewAddress } from './view/views.ts'
import { ViewTabs } from './view/view-tabs.tsx'
import styles from '../../ui/list/list-page.module.css'

interface Props {
  type: DeskType
  meta: DocMeta
  list: List
  views: ListViews
}

function DocumentList({ type, meta, list, views }: Props) {
  const { state, answer, columns, fields, change } = list
  const navigate = useNavigate()
  const { data, error } = answer
  const chosen = useChosen(meta, data?.rows)
  const titles = useListTitles(meta, fields, data?.rows)
  useListKeys(
    useMemo(
      () => ({ onNew: type.can_create ? () => void navigate(newPath(type.name)) : null }),
      [type, navigate],
    ),
  )
  const handleChange = (changes: Parameters<typeof change>[0]) => {
    chosen.choose([])
    change(changes)
  }

  return (
    <>
      <ListHead type={type} meta={meta} list={list} chosen={[...chosen.titles.keys()]} />
      <ViewTabs meta={meta} state={state} views={views} canShare={type.can_share_views} />
      <ListTools
        meta={meta}
        state={state}
        columns={columns}
        onChange={handleChange}
        onChooseColumns={list.chooseColumns}
      >
        {views.current === null && isCustomized(meta, state) && (
          <SaveView meta={meta} views={views} canShare={type.can_share_views} />
        )}
      </ListTools>
      {error && data && !answer.isPlaceholderData && <NotRenewed onRetry={() => void answer.refetch()} />}
      {chosen.titles.size > 0 && (
        <ChosenBar
          type={type}
          meta={meta}
          titles={chosen.titles}
          modified={chosen.modified}
          states={chosen.states}
          onDone={chosen.choose}
          onHold={chosen.hold}
        />
      )}
      <LinkTitlesContext value={titles}>
        <ListBody
          type={type}
          meta={meta}
          list={list}
          selection={chosen.selection}
          onSelectionChange={chosen.select}
          onChange={handleChange}
        />
      </LinkTitlesContext>
    </>
  )
}

/** Opens the list without a query by the user's first view, otherwise by their own documents. */
function OpenedList({ type, meta }: Pick<Props, 'type' | 'meta'>) {
  const [address] = useSearchParams()
  const isBare = address.size === 0
  const list = useList(meta)
  const views = useListViews(meta, list.state, list.columns)
  if (isBare && views.isFirstAwaited) return <Skeleton rows={8} height={48} />
  if (isBare && views.first) return <Navigate replace to={viewAddress(meta, views.first)} />
  const filters = ownFilters(meta)
  if (isBare && filters.length > 0)
    return <Navigate replace to={viewAddress(meta, { state: { ...list.state, filters } })} />
  return <DocumentList type={type} meta={meta} list={list} views={views} />
}

function ListKeys({ type }: { type: DeskType }) {
  const t = useTranslate()
  const keys = [
    t('desk.key_walk'),
    ...(type.can_write || type.can_delete ? [t('desk.key_choose')] : []),
    t('desk.key_search'),
    ...(type.can_create ? [t('desk.key_new')] : []),
  ]
  return <p className={`small dim ${styles.fromDesktop}`}>{keys.join(', ')}</p>
}

export function ListPage({ type }: { type: DeskType }) {
  const { data, error, isPending, refetch } = useMeta(type.name)
  useTitle(type.plural)
  const meta = useMemo(() => data && (type.can_write ? withTags(data) : data), [data, type])
  return (
    <>
      {!meta && (
        <header className="page-head">
          <h1 className="grow">{type.plural}</h1>
        </header>
      )}
      {error && <Failed error={toMelaError(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton rows={8} height={48} />}
      {meta && <OpenedList key={type.name} type={type} meta={meta} />}
      {meta && <ListKeys type={type} />}
    </>
  )
}

interface Keys {
  onNew: (() => void) | null
}

/** Returns true while keys belong to another element: a field, a dialog, a menu. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

const isTick = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox'

function moveBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.row-title, .row-link')]
  const row = document.activeElement?.closest('tr, li')
  const here = links.findIndex((link) => row?.contains(link))
  const next = here < 0 && step < 0 ? links.length - 1 : here + step
  links[next]?.focus()
}

const handlers: Readonly<Record<string, (keys: Keys) => void>> = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  x: () => document.activeElement?.closest('tr, li')?.querySelector<HTMLInputElement>('.tick')?.click(),
  '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
  n: ({ onNew }) => onNew?.(),
}

/** Handles the list's keys: j and k move, Enter opens, x selects, / searches, n creates a document. */
function useListKeys(keys: Keys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const handle = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined
      const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (!handle || !isFree || (isBusy(event.target) && !isTick(event.target))) return
      event.preventDefault()
      handle(keys)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [keys])
}
