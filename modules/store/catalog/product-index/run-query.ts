import { LRUCache } from 'lru-cache'
import {
  type Facet,
  type Sort,
  type FacetValue,
  type ProductQuery,
  queryKey,
  type Paging,
} from '../product-list/product-list.ts'
import { type Synonyms, searchIndex, type SearchResult } from '../search/search-index.ts'
import type { ProductIndex } from './product-index.ts'
import { type FilteredProducts, filterProducts, selectOffers, type QueryOffers } from './filter-products.ts'
import type { Compare } from './sorted-products.ts'

/** Limit of values per facet, the most frequent first. */
const MAX_VALUES = 60
const MAX_FACETS = 20

function byCount(left: FacetValue, right: FacetValue): number {
  return right.count - left.count || (left.label < right.label ? -1 : 1)
}

function categoryFacet(
  { categories }: ProductIndex,
  { inCategories }: FilteredProducts,
  top: number,
): readonly Facet[] {
  const below = categories.below(top)
  const counts = new Map<number, number>()
  inCategories.forEach((count, category) => {
    const branch = below[category] ?? -1
    if (count > 0 && branch !== -1) counts.set(branch, (counts.get(branch) ?? 0) + count)
  })
  const values = [...counts].flatMap(([number, count]): FacetValue[] => {
    const one = categories.all()[number]
    return one ? [{ value: one.route, label: one.category_name, count, is_chosen: 0 }] : []
  })
  return values.length === 0 ? [] : [{ field: 'category', label: 'category', values: values.sort(byCount) }]
}

interface Group {
  readonly all: FacetValue[]
  chosen: number
}

function groupValues(
  { facets }: ProductIndex,
  { counts }: FilteredProducts,
  { chosen }: ProductQuery,
): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>()
  const isChosen = new Map([...chosen].map(([field, values]) => [facets.fieldAt(field), new Set(values)]))
  facets.values.forEach(({ field, value, label }, number) => {
    const count = counts[number] ?? 0
    if (count === 0 && isChosen.size === 0) return
    const is_chosen = isChosen.get(field)?.has(value) ? 1 : 0
    if (count === 0 && is_chosen === 0) return
    const group = groups.get(field) ?? { all: [], chosen: 0 }
    groups.set(field, group)
    group.all.push({ value, label, count, is_chosen })
    group.chosen += is_chosen
  })
  return groups
}

const firstFields = ['brand', 'seller']

/** Lists the facets of a result. A facet with a single value is hidden, unless it is selected. */
function listFacets(
  productIndex: ProductIndex,
  filtered: FilteredProducts,
  query: ProductQuery,
): readonly Facet[] {
  const { fields } = productIndex.facets
  const top = query.category === null ? -1 : productIndex.categories.numberAt(query.category)
  const isKnown = query.category === null || top !== -1
  const groups = [...groupValues(productIndex, filtered, query)]
    .filter(([, { all, chosen }]) => all.length > 1 || chosen > 0)
    .map(([number, { all }]) => ({
      field: fields[number]?.field ?? '',
      label: fields[number]?.label ?? '',
      values: all.sort(byCount).slice(0, MAX_VALUES),
    }))
  const first = firstFields.flatMap((field) => groups.filter((group) => group.field === field))
  const attributes = groups.filter(({ field }) => !firstFields.includes(field)).slice(0, MAX_FACETS)
  return [
    ...(isKnown ? categoryFacet(productIndex, filtered, top) : []),
    ...first,
    ...attributes,
    ...stockFacet(filtered, query),
  ]
}

function stockFacet(
  { inStock, products }: FilteredProducts,
  { inStock: isAsked }: ProductQuery,
): readonly Facet[] {
  if (!isAsked && inStock === products.length) return []
  const value: FacetValue = { value: '1', label: 'in_stock', count: inStock, is_chosen: isAsked ? 1 : 0 }
  return [{ field: 'in_stock', label: 'in_stock', values: [value] }]
}

export interface ProductQueryResult {
  readonly total: number
  readonly facets: readonly Facet[]
  /** Minor units. */
  readonly lowest: number | null
  readonly highest: number | null
  readonly correctedTo: string | null
  inCategories(): ReadonlyMap<string, number>
  page(paging: Paging): readonly string[]
}

/** A result below 1/16 of the index is sorted on its own; a larger one is filtered from the sorted index. */
const SPARSE = 16

function comparatorFor(productIndex: ProductIndex, sort: Sort, found: SearchResult | null): Compare {
  const { compare } = productIndex.sorted
  if (sort !== 'relevance') return compare[sort]
  const scores = found?.scores
  if (!scores) return compare.position
  return (left, right) => (scores.get(right) ?? 0) - (scores.get(left) ?? 0) || compare.position(left, right)
}

interface Unsorted {
  readonly products: readonly number[]
  readonly found: SearchResult | null
  readonly offers: QueryOffers
}

/** Sorts by the price of the selected sellers; null when it makes no difference. */
function bySellerPrice(
  productIndex: ProductIndex,
  { isFromSellers, price }: QueryOffers,
  sort: Sort,
): Compare | null {
  if (!isFromSellers || (sort !== 'price_low' && sort !== 'price_high')) return null
  const direction = sort === 'price_low' ? 1 : -1
  const { position } = productIndex.sorted.compare
  return (left, right) => direction * (price(left) - price(right)) || position(left, right)
}

function sortProducts(
  productIndex: ProductIndex,
  { products, found, offers }: Unsorted,
  sort: Sort,
): readonly number[] {
  const compareSellerPrices = bySellerPrice(productIndex, offers, sort)
  if (compareSellerPrices) return [...products].sort(compareSellerPrices)
  const isByScore = sort === 'relevance' && found !== null
  if (isByScore || products.length * SPARSE < productIndex.numbers.size)
    return [...products].sort(comparatorFor(productIndex, sort, found))
  const isLeft = new Uint8Array(productIndex.columns.names.length)
  for (const product of products) isLeft[product] = 1
  return productIndex.sorted
    .in(sort === 'relevance' ? 'position' : sort)
    .filter((product) => isLeft[product] === 1)
}

function countsByName(
  { categories }: ProductIndex,
  { inCategories }: FilteredProducts,
): ReadonlyMap<string, number> {
  const counts = categories.all().map(({ name }, number) => [name, inCategories[number] ?? 0] as const)
  return new Map(counts.filter(([, count]) => count > 0))
}

function runQuery(productIndex: ProductIndex, query: ProductQuery, synonyms: Synonyms): ProductQueryResult {
  const { search, isAsWritten } = query
  const found = search === null ? null : searchIndex(productIndex.index, search, { synonyms, isAsWritten })
  const filtered = filterProducts(productIndex, query, found && found.scores)
  const offers = selectOffers(productIndex, query)
  const orders = new Map<Sort, readonly number[]>()
  return {
    total: filtered.products.length,
    facets: listFacets(productIndex, filtered, query),
    lowest: filtered.lowest,
    highest: filtered.highest,
    correctedTo: found?.correctedTo ?? null,
    inCategories: () => countsByName(productIndex, filtered),
    page({ sort, start, limit }) {
      const sorted =
        orders.get(sort) ?? sortProducts(productIndex, { products: filtered.products, found, offers }, sort)
      orders.set(sort, sorted)
      return sorted.slice(start, start + limit).map((product) => productIndex.columns.names[product] ?? '')
    },
  }
}

/** Limit of product numbers in cached results. */
const MAX_CACHED_NUMBERS = 1_000_000
const BASE_SIZE = 2_000
/**
 * A new result is cached on its second request only, because discarding aged entries costs the garbage collector more
 * than a new computation.
 */
const MAX_NEW_RESULTS = 8

export function createQueryRunner() {
  const newResults = new LRUCache<string, ProductQueryResult>({ max: MAX_NEW_RESULTS })
  const repeatedResults = new LRUCache<string, ProductQueryResult>({
    maxSize: MAX_CACHED_NUMBERS,
    sizeCalculation: ({ total }) => total + BASE_SIZE,
  })
  const promote = (key: string): ProductQueryResult | undefined => {
    const newResult = newResults.get(key)
    if (!newResult) return undefined
    newResults.delete(key)
    repeatedResults.set(key, newResult)
    return newResult
  }
  return {
    runQuery(productIndex: ProductIndex, query: ProductQuery, synonyms: Synonyms): ProductQueryResult {
      const key = queryKey(query)
      const known = repeatedResults.get(key) ?? promote(key)
      if (known) return known
      const made = runQuery(productIndex, query, synonyms)
      newResults.set(key, made)
      return made
    },
    clear(): void {
      newResults.clear()
      repeatedResults.clear()
    },
  }
}
