import type { Filter } from '#client'
import type { TypeMeta } from '../../data/document/type-meta.ts'
import { readNames } from '../../data/list/saved-views.ts'
import { readFilter, wireFilter, type ListFilter, isSortable } from './filter/filters.ts'
import { listField } from './list-fields.ts'

/** State of a list. It is stored in the address, so that it can be shared. */
export interface ListState {
  search: string
  filters: ListFilter[]
  sort: { field: string; isDescending: boolean }
  page: number
  pageSize: number
  columns: string[] | null
  view: string
}

export const pageSizes = [20, 50, 100] as const

function readSort(meta: TypeMeta, text: string | null): ListState['sort'] {
  const field = text?.replace(/^-/, '') ?? ''
  const known = listField(meta, field)
  return known && isSortable(known) ? { field, isDescending: text?.startsWith('-') ?? false } : meta.sort
}

const parseInteger = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

/** Reads the state of an address; invalid parts are ignored. */
export function readListState(meta: TypeMeta, address: URLSearchParams): ListState {
  const size = parseInteger(address.get('rows'))
  return {
    search: address.get('q') ?? '',
    filters: [...address].flatMap((entry) => readFilter(meta, entry)),
    sort: readSort(meta, address.get('sort')),
    page: Math.max(1, parseInteger(address.get('page'))),
    pageSize: pageSizes.find((one) => one === size) ?? pageSizes[0],
    columns: readNames(address.get('columns')),
    view: address.get('view') ?? '',
  }
}

/** Writes the state as an address, without default values. */
export function writeListState(meta: TypeMeta, state: ListState): URLSearchParams {
  const { search, filters, sort, page, pageSize, columns, view } = state
  const address = new URLSearchParams()
  if (view !== '') address.set('view', view)
  if (search !== '') address.set('q', search)
  for (const { field, comparison, value } of filters) address.append(`${field}.${comparison}`, value)
  const isUsual = sort.field === meta.sort.field && sort.isDescending === meta.sort.isDescending
  if (!isUsual) address.set('sort', `${sort.isDescending ? '-' : ''}${sort.field}`)
  if (columns !== null) address.set('columns', columns.join(','))
  if (page > 1) address.set('page', String(page))
  if (pageSize !== pageSizes[0]) address.set('rows', String(pageSize))
  return address
}

function searchPlaces(meta: TypeMeta): string[] {
  const readable = meta.searchFields.filter((name) => listField(meta, name) !== undefined)
  return [...new Set([meta.titleField, 'name', ...readable])]
}

/** Returns the fields that the search names: a link contains the other document's name, which nobody types. */
export function namedSearchPlaces(meta: TypeMeta): string[] {
  const isLink = (place: string) => listField(meta, place)?.fieldtype === 'Link'
  const places = searchPlaces(meta).filter((place) => !isLink(place))
  const others = places.filter((place) => place === meta.titleField || place !== 'name')
  return others.length > 0 ? others : places
}

/** Returns the wire filters: all must match, and the search in one of its fields. */
export function wireQuestion(meta: TypeMeta, { filters, search }: Pick<ListState, 'filters' | 'search'>) {
  const contains = (place: string): Filter => [place, 'like', `%${search}%`]
  return {
    filters: filters.map((filter) => wireFilter(meta, filter)),
    orFilters: search === '' ? [] : searchPlaces(meta).map(contains),
  }
}
