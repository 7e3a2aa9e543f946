import { elementOrZero } from '../search/word-similarity.ts'
import type { ProductQuery } from '../product-list/product-list.ts'
import type { ProductIndex } from './product-index.ts'
import type { SellerOffer } from './product-index-row.ts'

export interface FilteredProducts {
  readonly products: readonly number[]
  readonly counts: Uint32Array
  readonly inCategories: Uint32Array
  readonly inStock: number
  /** Price bounds given all filters but the price; null without a match. */
  readonly lowest: number | null
  readonly highest: number | null
}

/** Filters are bits; a product that fails exactly one filter still counts for the values of that facet. */
const PRICE = 1

const STOCK = 2

const FIRST_FACET = 4

/** Facet limit: the remaining bits of a small integer. */
const MAX_FACETS = 26

interface FacetDemands {
  readonly bits: Int32Array
  readonly isChosen: Uint8Array
  readonly all: number
}

const nothing: FacetDemands = { bits: new Int32Array(0), isChosen: new Uint8Array(0), all: 0 }

function demandsOf({ facets }: ProductIndex, { chosen }: ProductQuery): FacetDemands {
  if (chosen.size === 0) return nothing
  const ofFields = new Int32Array(facets.fields.length)
  const isChosen = new Uint8Array(facets.values.length)
  let bit = FIRST_FACET
  let all = 0
  for (const [field, values] of [...chosen].slice(0, MAX_FACETS)) {
    const number = facets.fieldAt(field)
    if (number !== -1) ofFields[number] = bit
    all |= bit
    bit <<= 1
    for (const value of values) isChosen[facets.valueAt(number, value)] = 1
  }
  const bits = Int32Array.from(facets.values, ({ field }) => elementOrZero(ofFields, field))
  return { bits, isChosen, all }
}

type MatchScores = ReadonlyMap<number, number> | null

type Visit = (product: number) => void

function visitWithin({ categories, columns, productsIn }: ProductIndex, top: number, found: MatchScores) {
  const within = categories.within(top)
  if (!found) return (visit: Visit) => within.forEach((category) => productsIn(category).forEach(visit))
  const isWithin = new Set(within)
  return (visit: Visit) => {
    for (const product of found.keys()) if (isWithin.has(columns.categories[product] ?? -1)) visit(product)
  }
}

function visitMatching(
  productIndex: ProductIndex,
  { category }: ProductQuery,
  found: MatchScores,
): (visit: Visit) => void {
  if (category !== null) return visitWithin(productIndex, productIndex.categories.numberAt(category), found)
  if (found) return (visit) => found.forEach((_score, product) => visit(product))
  return (visit) => productIndex.numbers.forEach(visit)
}

interface FilterInput {
  readonly query: ProductQuery
  readonly demands: FacetDemands
  readonly offers: QueryOffers
}

function createFilter(values: ProductIndex['columns']['values'], { query, demands, offers }: FilterInput) {
  const { bits, isChosen, all } = demands
  const least = query.priceMin ?? 0
  const most = query.priceMax ?? Infinity
  const missing = (product: number): number => {
    let left = all
    for (const value of values[product] ?? []) if (isChosen[value] === 1) left &= ~elementOrZero(bits, value)
    return left
  }
  return (product: number): number => {
    const price = offers.price(product)
    const byPrice = price < least || price > most ? PRICE : 0
    const byStock = query.inStock && offers.inStock(product) === 0 ? STOCK : 0
    return byPrice | byStock | (all === 0 ? 0 : missing(product))
  }
}

interface Range {
  lowest: number
  highest: number
}

function widen(range: Range, price: number): void {
  if (price < range.lowest) range.lowest = price
  if (price > range.highest) range.highest = price
}

export function filterProducts(
  productIndex: ProductIndex,
  query: ProductQuery,
  found: MatchScores,
): FilteredProducts {
  const { columns, facets, categories } = productIndex
  const demands = demandsOf(productIndex, query)
  const offers = selectOffers(productIndex, query)
  const failsOf = createFilter(columns.values, { query, demands, offers })
  const products: number[] = []
  const counts = new Uint32Array(facets.values.length)
  const inCategories = new Uint32Array(categories.all().length)
  const range: Range = { lowest: Infinity, highest: -1 }
  let stocked = 0

  /** A product that fails exactly one facet counts for the values of that facet. */
  const countValues = (product: number, fails: number) => {
    for (const value of columns.values[product] ?? [])
      if (fails === 0 || elementOrZero(demands.bits, value) === fails)
        counts[value] = elementOrZero(counts, value) + 1
  }

  const visitProduct = (product: number) => {
    if (columns.isListed[product] !== true) return
    if (query.isOnOffer && columns.onOffer[product] !== true) return
    const category = columns.categories[product] ?? -1
    const fails = failsOf(product)
    if ((fails & ~PRICE) === 0) widen(range, offers.price(product))
    if ((fails & ~STOCK) === 0) stocked += offers.inStock(product)
    if ((fails & (fails - 1)) === 0) countValues(product, fails)
    if (fails !== 0) return
    products.push(product)
    if (category !== -1) inCategories[category] = elementOrZero(inCategories, category) + 1
  }

  visitMatching(productIndex, query, found)(visitProduct)
  const { lowest, highest } = range
  const prices = highest === -1 ? { lowest: null, highest: null } : { lowest, highest }
  return { products, counts, inCategories, inStock: stocked, ...prices }
}

function preferOffer(left: SellerOffer, right: SellerOffer): SellerOffer {
  const isLeft = left.inStock > right.inStock || (left.inStock === right.inStock && left.price <= right.price)
  return isLeft ? left : right
}

export function selectOffers({ columns, facets }: ProductIndex, { chosen }: ProductQuery) {
  const field = facets.fieldAt('seller')
  const sellers = (chosen.get('seller') ?? []).map((seller) => facets.valueAt(field, seller))
  const bestOfSellers = (product: number): SellerOffer | undefined => {
    const known = columns.sellerOffers[product]
    let best: SellerOffer | undefined
    // This runs several times per product of a query, so it allocates no list.
    for (const seller of sellers) {
      const offer = known?.get(seller)
      if (offer) best = best ? preferOffer(best, offer) : offer
    }
    return best
  }
  if (sellers.length === 0)
    return {
      isFromSellers: false,
      price: (product: number) => elementOrZero(columns.prices, product),
      inStock: (product: number) => elementOrZero(columns.inStock, product),
    }
  return {
    isFromSellers: true,
    price: (product: number) => bestOfSellers(product)?.price ?? elementOrZero(columns.prices, product),
    inStock: (product: number) => bestOfSellers(product)?.inStock ?? elementOrZero(columns.inStock, product),
  }
}

export type QueryOffers = ReturnType<typeof selectOffers>
