import type { Filter } from '#client'
import type { DeskField, TypeMeta } from '../../data/doc-meta.ts'
import { hasColumn, type FieldType } from '#meta'

/** How a filter compares; the words stand in the address. */
export type Comparison = 'is' | 'not' | 'contains' | 'from' | 'to' | 'set' | 'unset'

export interface ListFilter {
  field: string
  comparison: Comparison
  value: string
}

/** What a list shows; all of it stands in the address, so that it can be sent to a colleague. */
export interface ListState {
  search: string
  filters: ListFilter[]
  sort: { field: string; isDescending: boolean }
  page: number
  pageSize: number
}

export const pageSizes = [20, 50, 100] as const

const numbers: readonly FieldType[] = ['Int', 'Float', 'Currency', 'Date', 'Datetime', 'Time']
const exact: readonly FieldType[] = ['Select', 'Check']

/** The comparisons that make sense for a field, the likeliest first. */
export function comparisonsFor(field: Pick<DeskField, 'fieldtype'>): readonly Comparison[] {
  if (field.fieldtype === 'Check') return ['is']
  if (exact.includes(field.fieldtype)) return ['is', 'not', 'set', 'unset']
  if (numbers.includes(field.fieldtype)) return ['is', 'from', 'to', 'set', 'unset']
  return ['contains', 'is', 'not', 'set', 'unset']
}

export const needsValue = (comparison: Comparison): boolean => comparison !== 'set' && comparison !== 'unset'

const standardFields = {
  name: { fieldtype: 'Data', label: 'name' },
  creation: { fieldtype: 'Datetime', label: 'creation' },
  modified: { fieldtype: 'Datetime', label: 'modified' },
} as const

export type StandardField = keyof typeof standardFields

export const isStandardField = (name: string): name is StandardField => Object.hasOwn(standardFields, name)

/** The fields that a list can filter and sort by. */
export function listFields(
  meta: TypeMeta,
): Pick<DeskField, 'fieldname' | 'fieldtype' | 'label' | 'options'>[] {
  const own = meta.fields.filter(
    (field) => hasColumn(field.fieldtype) && field.fieldtype !== 'Password' && !field.isHidden,
  )
  const standard = Object.entries(standardFields).map(([fieldname, field]) => ({
    fieldname,
    options: [],
    ...field,
  }))
  return [...own, ...standard]
}

function readFilter(meta: TypeMeta, [key, value]: [string, string]): ListFilter[] {
  const [name, word] = key.split('.')
  const field = listFields(meta).find(({ fieldname }) => fieldname === name)
  const comparison = field && comparisonsFor(field).find((one) => one === word)
  return field && comparison ? [{ field: field.fieldname, comparison, value }] : []
}

function readSort(meta: TypeMeta, text: string | null): ListState['sort'] {
  const field = text?.replace(/^-/, '') ?? ''
  const isKnown = listFields(meta).some(({ fieldname }) => fieldname === field)
  return isKnown ? { field, isDescending: text?.startsWith('-') ?? false } : meta.sort
}

const wholeNumber = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0)

/** What an address asks for; what it misspells is left out. */
export function readListState(meta: TypeMeta, address: URLSearchParams): ListState {
  const size = wholeNumber(address.get('rows'))
  return {
    search: address.get('q') ?? '',
    filters: [...address].flatMap((entry) => readFilter(meta, entry)),
    sort: readSort(meta, address.get('sort')),
    page: Math.max(1, wholeNumber(address.get('page'))),
    pageSize: pageSizes.find((one) => one === size) ?? pageSizes[0],
  }
}

/** The address of a state; what is usual is left out of it. */
export function writeListState(meta: TypeMeta, state: ListState): URLSearchParams {
  const { search, filters, sort, page, pageSize } = state
  const address = new URLSearchParams()
  if (search !== '') address.set('q', search)
  for (const { field, comparison, value } of filters) address.append(`${field}.${comparison}`, value)
  const isUsual = sort.field === meta.sort.field && sort.isDescending === meta.sort.isDescending
  if (!isUsual) address.set('sort', `${sort.isDescending ? '-' : ''}${sort.field}`)
  if (page > 1) address.set('page', String(page))
  if (pageSize !== pageSizes[0]) address.set('rows', String(pageSize))
  return address
}

const contains = (field: string, value: string): Filter => [field, 'like', `%${value}%`]

const wireFilters: Readonly<Record<Comparison, (field: string, value: string) => Filter>> = {
  contains,
  is: (field, value) => [field, '=', value],
  not: (field, value) => [field, '!=', value],
  from: (field, value) => [field, '>=', value],
  to: (field, value) => [field, '<=', value],
  set: (field) => [field, 'is', 'set'],
  unset: (field) => [field, 'is', 'not set'],
}

/** A filter names days; a day of a moment is all of it. */
const momentFilters: typeof wireFilters = {
  ...wireFilters,
  is: (field, day) => [field, 'between', [day, day]],
  to: (field, day) => [field, '<=', `${day} 23:59:59.999999`],
}

function wireFilter(meta: TypeMeta, { field, comparison, value }: ListFilter): Filter {
  const known = listFields(meta).find(({ fieldname }) => fieldname === field)
  const filters = known?.fieldtype === 'Datetime' ? momentFilters : wireFilters
  return filters[comparison](field, value)
}

/** The same in the dialect's words: all filters must hold, and the search in the title or the name. */
export function wireQuestion(meta: TypeMeta, { filters, search }: Pick<ListState, 'filters' | 'search'>) {
  const places = [...new Set([meta.titleField, 'name'])]
  return {
    filters: filters.map((filter) => wireFilter(meta, filter)),
    orFilters: search === '' ? [] : places.map((place) => contains(place, search)),
  }
}
