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
import { columnsOf } from '../table/columns.ts'
import { listField } from '../list-fields.ts'
import { pageSizes, wireQuestion, writeListState, type ListState } from '../list-state.ts'
import { readWireFilter } from '../filter/read-wire-filter.ts'
import { isSortable } from '../filter/filters.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPath } from '../../../data/document/desk-types.ts'
import { useTranslate } from '../../../language/translate.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import type { ViewWords } from './view-form.tsx'

/** The address's word for the list without any view, where another one is usually opened first. */
export const everything = 'all'

/** A view that this desk can show as it was meant. */
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

/** Null where a condition cannot be said here: the list would show more than the view means. */
function stateOf(meta: TypeMeta, { name, columns, filters, sort }: SavedView): ListState | null {
  const read = (Array.isArray(filters) ? filters : [null]).map((one: unknown) => readWireFilter(meta, one))
  const known = read.filter((one) => one !== null)
  if (known.length < read.length) return null
  const names = columns.filter((column) => typeof column === 'string')
  const shown = names.length > 0 ? columnsOf(meta, names).map(({ fieldname }) => fieldname) : null
  return { ...usual(meta), filters: known, sort: readOrder(meta, sort), columns: shown, view: name }
}

export function shownViews(meta: TypeMeta, views: readonly SavedView[]): ShownView[] {
  return views.flatMap((view) => {
    const state = stateOf(meta, view)
    return state ? [{ ...view, state }] : []
  })
}

/** Where a list is shown as a view means it. */
export const viewAddress = (meta: TypeMeta, { state }: Pick<ShownView, 'state'>): string =>
  `?${writeListState(meta, state).toString()}`

/** What a view keeps of a state: neither the page nor what was searched for in passing. */
const serializeView = (meta: TypeMeta, state: ListState): string =>
  writeListState(meta, {
    ...usual(meta),
    filters: state.filters,
    sort: state.sort,
    columns: state.columns,
  }).toString()

/** True where somebody went on from a view: its conditions, order or columns are others now. */
export const isChanged = (meta: TypeMeta, { state }: Pick<ShownView, 'state'>, now: ListState): boolean =>
  serializeView(meta, state) !== serializeView(meta, now)

/** True where the list is not as everybody finds it: then it may be worth keeping. */
export const isCustomized = (meta: TypeMeta, state: ListState): boolean => serializeView(meta, state) !== ''

interface ViewOptions {
  title: string
  isShared: boolean
}

/** A list as it stands, as the server keeps it. */
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

/** The views of a list: which there are, which one is looked at, and what can be done with it. */
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

  const saveView = async (words: ViewWords, viewState: ListState) => {
    const name = await save.mutateAsync(draftOf(meta, viewState, words))
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
    /** True while it is not known yet with which view the list opens. */
    isFirstAwaited: isPending && first.name !== '',
    current,
    isChanged: current !== null && isChanged(meta, current, now),
    first: views.find(({ name }) => name === first.name) ?? null,
    saveView: async (words: ViewWords) => {
      await saveView(words, state)
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
      const words = { title: view?.title ?? t('desk.view_all') }
      toast(t('desk.view_first_done', words))
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
