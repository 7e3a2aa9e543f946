import type { Methods } from '#contract'
import { scopeOf } from '../../../data/page-call.ts'
import type { Visit } from '../../../data/visit.ts'

export const sorts = ['position', 'price_low', 'price_high', 'newest', 'rating'] as const

export type Sort = (typeof sorts)[number] | 'relevance'

/** Request for a page of products. It is stored in the page's address, so that it can be saved and shared. */
export interface ProductListQuery {
  searchText: string
  /** Chosen values by facet: 'brand', 'seller', 'attributes.Material'. */
  chosen: Readonly<Record<string, readonly string[]>>
  /** Whole rupees; null for no bound. */
  priceMin: number | null
  priceMax: number | null
  isInStock: boolean
  /** Null for the list's own order: the shop's for a category, the best match for a search. */
  sort: Sort | null
  page: number
  view: 'grid' | 'list'
}

export const PAGE_SIZE = 24

const MAX_PAGES = 1000
const MAX_VALUES = 40

const isSort = (text: string | null): text is Sort =>
  text === 'relevance' || sorts.some((sort) => sort === text)

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}

function chosenIn(asked: URLSearchParams): ProductListQuery['chosen'] {
  const fields = [...new Set(asked.keys())].filter(
    (key) => key === 'brand' || key === 'seller' || isAttribute(key),
  )
  return Object.fromEntries(fields.map((field) => [field, asked.getAll(field).slice(0, MAX_VALUES)]))
}

const isAttribute = (field: string): boolean => field.startsWith('attributes.')

export function parseProductListQuery(search: string): ProductListQuery {
  const asked = new URLSearchParams(search)
  const sort = asked.get('sort')
  return {
    searchText: (asked.get('q') ?? '').trim().slice(0, 100),
    chosen: chosenIn(asked),
    priceMin: numberIn(asked.get('price_min')),
    priceMax: numberIn(asked.get('price_max')),
    isInStock: asked.get('in_stock') === '1',
    sort: isSort(sort) ? sort : null,
    page: Math.min(Math.max(numberIn(asked.get('page')) ?? 1, 1), MAX_PAGES),
    view: asked.get('view') === 'list' ? 'list' : 'grid',
  }
}

export function productListSearch({
  searchText,
  chosen,
  priceMin,
  priceMax,
  ...question
}: ProductListQuery): string {
  const pairs = Object.entries(chosen).flatMap(([field, values]) => values.map((value) => [field, value]))
  const rest = Object.entries({
    q: searchText,
    price_min: priceMin,
    price_max: priceMax,
    in_stock: question.isInStock ? 1 : null,
    sort: question.sort,
    page: question.page === 1 ? null : question.page,
    view: question.view === 'grid' ? null : question.view,
  }).filter(([, value]) => value !== null && value !== '')
  const search = new URLSearchParams([...rest.map(([key, value]) => [key, String(value)]), ...pairs])
  return search.size === 0 ? '' : `?${search.toString()}`
}

function attributesOf(chosen: ProductListQuery['chosen']): string | null {
  const attributes = Object.entries(chosen)
    .filter(([field]) => isAttribute(field))
    .map(([field, values]) => [field.slice('attributes.'.length), values])
  return attributes.length === 0 ? null : JSON.stringify(Object.fromEntries(attributes))
}

const listOf = (values: readonly string[] | undefined): string | null =>
  values === undefined || values.length === 0 ? null : JSON.stringify(values)

export const scopeWithin = ({ chosen }: ProductListQuery, visit: Visit): ReturnType<typeof scopeOf> =>
  chosen['seller'] === undefined ? scopeOf(visit) : {}

export type ProductListName = 'all' | 'new' | 'offers'

export interface ProductListScope {
  category: string | null
  list: ProductListName | null
}

export interface ProductListContext extends ProductListScope {
  visit: Visit
}

export function ownSort(
  { searchText }: Pick<ProductListQuery, 'searchText'>,
  list: ProductListName | null,
): Sort {
  if (searchText !== '') return 'relevance'
  return list === 'new' ? 'newest' : 'position'
}

export function productListArguments(
  question: ProductListQuery,
  { category, list, visit }: ProductListContext,
): Methods['mela.catalog.get_products']['input'] {
  const { searchText, chosen, priceMin, priceMax, isInStock, sort, page } = question
  return {
    category,
    business: scopeWithin(question, visit).business ?? null,
    search: searchText === '' ? null : searchText,
    brand: listOf(chosen['brand']),
    seller: listOf(chosen['seller']),
    attributes: attributesOf(chosen),
    price_min: priceMin,
    price_max: priceMax,
    in_stock: isInStock ? 1 : null,
    on_offer: list === 'offers' ? 1 : null,
    sort: sort ?? (list === 'new' ? ownSort(question, list) : null),
    start: page === 1 ? null : (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  }
}

export const isChosen = (question: ProductListQuery, field: string, value: string): boolean =>
  field === 'in_stock' ? question.isInStock : (question.chosen[field] ?? []).includes(value)

export function toggled(question: ProductListQuery, field: string, value: string): ProductListQuery {
  if (field === 'in_stock') return { ...question, isInStock: !question.isInStock, page: 1 }
  const before = question.chosen[field] ?? []
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  const { [field]: _before, ...others } = question.chosen
  return { ...question, chosen: values.length === 0 ? others : { ...others, [field]: values }, page: 1 }
}

export function cleared(question: ProductListQuery): ProductListQuery {
  return { ...question, chosen: {}, priceMin: null, priceMax: null, isInStock: false, page: 1 }
}

export const isNarrowed = ({ chosen, priceMin, priceMax, isInStock }: ProductListQuery): boolean =>
  Object.keys(chosen).length > 0 || priceMin !== null || priceMax !== null || isInStock
