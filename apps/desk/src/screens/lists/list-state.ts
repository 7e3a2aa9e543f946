import type { Filter } from '#client'
import type { LinkTitleFields } from '../../data/document/desk-types.ts'
import type { TypeMeta } from '../../data/document/type-meta.ts'
import { readNames } from '../../data/list/saved-views.ts'
import { readListFilter, wireFilter, type ListFilter, isSortable } from './filter/filters.ts'
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
    filters: [...address].flatMap((entry) => readListFilter(meta, entry)),
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

function searchFields(meta: TypeMeta): string[] {
  const readable = meta.searchFields.filter((name) => listField(meta, name) !== undefined)
  return [...new Set([meta.titleField, 'name', ...readable])]
}

/** Returns the title of the document that a link points to, as a place of a filter: 'product.title'. */
function linkedTitle(meta: TypeMeta, fieldname: string, titleFields: LinkTitleFields): string | undefined {
  const field = listField(meta, fieldname)
  if (field?.fieldtype !== 'Link' || field.isPlainName) return undefined
  const titleField = titleFields.get(field.options[0] ?? '')
  return titleField && `${fieldname}.${titleField}`
}

function searchPlaces(meta: TypeMeta, titleFields: LinkTitleFields): string[] {
  const places = searchFields(meta).flatMap((name) => [name, linkedTitle(meta, name, titleFields)])
  return places.filter((place) => place !== undefined)
}

/** Returns the fields that the search names; a link only if the title of its document is searched. */
export function namedSearchPlaces(meta: TypeMeta, titleFields: LinkTitleFields): string[] {
  const isUntitledLink = (name: string) =>
    listField(meta, name)?.fieldtype === 'Link' && linkedTitle(meta, name, titleFields) === undefined
  const places = searchFields(meta).filter((name) => !isUntitledLink(name))
  const others = places.filter((place) => place === meta.titleField || place !== 'name')
  return others.length > 0 ? others : places
}

const noTitles: LinkTitleFields = new Map()

/** Returns the wire filters: all must match, and the search in one of its fields. */
export function wireQuestion(
  meta: TypeMeta,
  { filters, search }: Pick<ListState, 'filters' | 'search'>,
  titleFields = noTitles,
) {
  const contains = (place: string): Filter => [place, 'like', `%${search}%`]
  return {
    filters: filters.map((filter) => wireFilter(meta, filter)),
    orFilters: search === '' ? [] : searchPlaces(meta, titleFields).map(contains),
  }
}
