import type { TypeMeta, DocMeta } from '../../../data/document/type-meta.ts'
import {
  type SavedView,
  type ViewDraft,
  useFirstView,
  useDeleteView,
  useRenameView,
  useSaveView,
  useViews,
} from '../../../data/list/saved-views.ts'
import { shownListColumns } from '../table/columns.ts'
import { listField } from '../list-fields.ts'
import { pageSizes, wireQuestion, writeListState, type ListState } from '../list-state.ts'
import { readWireFilter } from '../filter/read-wire-filter.ts'
import { isSortable } from '../filter/filters.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPath } from '../../../data/document/desk-types.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import type { ViewText } from './view-form.tsx'

/** Address value for the list without a view, where another one opens by default. */
export const everything = 'all'

export interface ShownView extends SavedView {
  state: ListState
}

const usual = (meta: TypeMeta): ListState => ({
  search: '',
  filters: [],
  sort: meta.sort,
  page: 1,
  pageSize: pageSizes[0],
  columns: null,
  view: '',
})

function readOrder(meta: TypeMeta, order: string | null): ListState['sort'] {
  const [name = '', direction = 'asc'] = (order ?? '').trim().split(/\s+/)
  const field = listField(meta, name)
  return field && isSortable(field) ? { field: name, isDescending: direction === 'desc' } : meta.sort
}

/** Returns a view's state; null for a filter that the desk cannot express, because the list would show more. */
function stateOf(meta: TypeMeta, { name, columns, filters, sort }: SavedView): ListState | null {
  const read = (Array.isArray(filters) ? filters : [null]).map((one: unknown) => readWireFilter(meta, one))
  const known = read.filter((one) => one !== null)
  if (known.length < read.length) return null
  const names = columns.filter((column) => typeof column === 'string')
  const shown = names.length > 0 ? shownListColumns(meta, names).map(({ fieldname }) => fieldname) : null
  return { ...usual(meta), filters: known, sort: readOrder(meta, sort), columns: shown, view: name }
}

export function shownViews(meta: TypeMeta, views: readonly SavedView[]): ShownView[] {
  return views.flatMap((view) => {
    const state = stateOf(meta, view)
    return state ? [{ ...view, state }] : []
  })
}

export const viewAddress = (meta: TypeMeta, { state }: Pick<ShownView, 'state'>): string =>
  `?${writeListState(meta, state).toString()}`

/** Serialises the part of a state that a view saves, without the page and the search. */
const serializeView = (meta: TypeMeta, state: ListState): string =>
  writeListState(meta, {
    ...usual(meta),
    filters: state.filters,
    sort: state.sort,
    columns: state.columns,
  }).toString()

export const isChanged = (meta: TypeMeta, { state }: Pick<ShownView, 'state'>, now: ListState): boolean =>
  serializeView(meta, state) !== serializeView(meta, now)

export const isCustomized = (meta: TypeMeta, state: ListState): boolean => serializeView(meta, state) !== ''

interface ViewOptions {
  title: string
  isShared: boolean
}

export function draftOf(meta: TypeMeta, state: ListState, { title, isShared }: ViewOptions): ViewDraft {
  const { field, isDescending } = state.sort
  return {
    title,
    columns: state.columns ?? [],
    filters: wireQuestion(meta, { filters: state.filters, search: '' }).filters,
    sort: `${field} ${isDescending ? 'desc' : 'asc'}`,
    is_shared: isShared ? 1 : 0,
  }
}

export function useListViews(meta: DocMeta, now: ListState, columns: readonly string[] | null) {
  const state = { ...now, columns: columns && [...columns] }
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const { data, isPending } = useViews(meta.name)
  const first = useFirstView(meta.name)
  const save = useSaveView(meta.name)
  const rename = useRenameView(meta.name)
  const remove = useDeleteView(meta.name)
  const views = useMemo(() => shownViews(meta, data ?? []), [meta, data])
  const current = views.find(({ name }) => name === state.view) ?? null

  const saveView = async (text: ViewText, viewState: ListState) => {
    const name = await save.mutateAsync(draftOf(meta, viewState, text))
    const address = viewAddress(meta, { state: { ...viewState, search: '', page: 1, view: name } })
    void navigate(listPath(meta.name) + address)
    return name
  }

  const bringBack = async (view: ShownView, wasFirst: boolean) => {
    const name = await saveView({ title: view.title, isShared: view.is_shared }, view.state)
    if (wasFirst) first.choose(name)
    toast(t('desk.restored', { title: view.title }))
  }

  return {
    views,
    isFirstAwaited: isPending && first.name !== '',
    current,
    isChanged: current !== null && isChanged(meta, current, now),
    first: views.find(({ name }) => name === first.name) ?? null,
    saveView: async (text: ViewText) => {
      await saveView(text, state)
      toast(t('desk.view_saved'))
    },
    saveChanges: async (view: ShownView) => {
      await saveView({ title: view.title, isShared: view.is_shared }, state)
      toast(t('desk.view_saved'))
    },
    rename: async (view: ShownView, title: string) => {
      await rename.mutateAsync({ name: view.name, title })
    },
    makeFirst: (view: ShownView | null) => {
      first.choose(view?.name ?? '')
      toast(t('desk.view_first_done', { title: view?.title ?? t('desk.view_all') }))
    },
    remove: async (view: ShownView) => {
      const wasFirst = first.name === view.name
      if (wasFirst) first.choose('')
      void navigate(`${listPath(meta.name)}?view=${everything}`)
      await remove.mutateAsync(view.name)
      toast(t('desk.view_deleted', { title: view.title }), {
        verb: t('alerts.undo'),
        onClick: () => void bringBack(view, wasFirst),
      })
    },
  }
}

export type ListViews = ReturnType<typeof useListViews>
