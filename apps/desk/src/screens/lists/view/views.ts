import type { TypeMeta } from '../../../data/document/type-meta.ts'
import type { SavedView, ViewDraft } from '../../../data/list/saved-views.ts'
import { columnsOf } from '../table/columns.ts'
import { listField } from '../list-fields.ts'
import { pageSizes, wireQuestion, writeListState, type ListState } from '../list-state.ts'
import { readWireFilter } from '../filter/read-wire-filter.ts'
import { isSortable } from '../filter/tags.ts'

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
