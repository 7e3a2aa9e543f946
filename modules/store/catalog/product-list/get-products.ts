import type { Context } from '#framework/context'
import { check, int, money, select, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { findOnSite } from '#site/search'
import { translateResponse } from '#site/translations'
import { storeThatCounts } from '#site/website'
import { searchProducts } from '../product-index/search-products.ts'
import {
  type Breadcrumb,
  type ListedCategory,
  sorts,
  type PriceRange,
  type ProductList,
  translateCard,
  translateFacet,
  translateListedCategory,
  type Paging,
  type ProductQuery,
} from './product-list.ts'
import type { ProductQueryResult } from '../product-index/run-query.ts'
import { toDecimal } from '#meta'

const MAX_LIMIT = 60

const DEFAULT_LIMIT = 20

/** Limit of the offset; only crawlers request more. */
const MAX_START = 100_000

interface ListInput {
  readonly category: string | null
  readonly business: string | null
  readonly brand: unknown
  readonly seller: unknown
  readonly attributes: unknown
  readonly price_min: number | null
  readonly price_max: number | null
  readonly in_stock: 0 | 1
  readonly on_offer: 0 | 1
}

/** Selected values by facet. A sole `business` is a seller that the shopper did not select. */
function chosenFacets({ brand, seller, business, attributes }: ListInput): ProductQuery['chosen'] {
  const sellers = business === null ? parseFacetValues(seller) : [business]
  const others = [...parseAttributeFacets(attributes)].map(
    ([name, values]) => [`attributes.${name}`, values] as const,
  )
  const all = [['brand', parseFacetValues(brand)] as const, ['seller', sellers] as const, ...others]
  return new Map(all.filter(([, values]) => values.length > 0))
}

function toProductQuery(listInput: ListInput, search: string | null): ProductQuery {
  const { category, price_min, price_max, in_stock, on_offer } = listInput
  return {
    ...{ category, search, chosen: chosenFacets(listInput), isAsWritten: false },
    ...{ priceMin: price_min, priceMax: price_max, inStock: in_stock === 1, isOnOffer: on_offer === 1 },
  }
}

function priceRange({ lowest, highest }: ProductQueryResult): PriceRange | null {
  return lowest === null || highest === null ? null : { min: toDecimal(lowest), max: toDecimal(highest) }
}

/** Runs a search with typo correction. Words of the site's events or pages are correct, so they are not replaced. */
async function searchWithCorrection(context: Context, query: ProductQuery, paging: Paging) {
  const { documents } = context
  const result = await searchProducts(documents, query, paging)
  if (result.choice.correctedTo === null || query.search === null) return result
  const isRight = (await findOnSite(context, query.search)).length > 0
  return isRight ? searchProducts(documents, { ...query, isAsWritten: true }, paging) : result
}

/**
 * Returns a page of products with its facets. At most one statement; a typo correction also searches the rest of the
 * site.
 */
export const getProducts = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: {
    category: text(),
    business: text(),
    brand: anyValue,
    seller: anyValue,
    price_min: money({ min: 0 }),
    price_max: money({ min: 0 }),
    attributes: anyValue,
    in_stock: check(),
    on_offer: check({ description: 'Only what costs less than it did' }),
    search: text({ maxLength: 100 }),
    sort: select(sorts),
    start: int({ min: 0, max: MAX_START, default: 0 }),
    limit: int({ min: 1, max: MAX_LIMIT, default: DEFAULT_LIMIT }),
  },
  async run({ input, documents, language, ctx }): Promise<ProductList> {
    const search = input.search?.trim() || null
    const paging = {
      sort: input.sort ?? (search === null ? 'position' : 'relevance'),
      start: input.start ?? 0,
      limit: input.limit ?? DEFAULT_LIMIT,
    } as const
    const business = await storeThatCounts(documents, input.business)
    const query = toProductQuery({ ...input, business }, search)
    const result = await searchWithCorrection(ctx, query, paging)
    const { choice, cards, heading, state } = result
    const category = heading && listedCategory(heading, state.productIndex.categories)
    return translateResponse({ documents, language }, (translate) => ({
      products: cards.map((card) => translateCard(card, translate)),
      total: choice.total,
      ...paging,
      facets: choice.facets.map((facet) => translateFacet(facet, translate)),
      price_range: priceRange(choice),
      category: category && translateListedCategory(category, translate),
      corrected_to: choice.correctedTo,
      corrected_from: choice.correctedTo === null ? null : search,
    }))
  },
})

interface Heading extends Breadcrumb {
  readonly full_description: string | null
  readonly category_image: string | null
}

interface CategoryTrails {
  numberAt(route: string): number
  trailOf(number: number): readonly Breadcrumb[]
}

function listedCategory(heading: Heading, trails: CategoryTrails): ListedCategory {
  const { name, route, category_name } = heading
  const number = trails.numberAt(route)
  return { ...heading, trail: number === -1 ? [{ name, route, category_name }] : trails.trailOf(number) }
}

const MAX_VALUES = 50

const MAX_ATTRIBUTES = 20

const MAX_VALUE_LENGTH = 140

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH
}

export function parseFacetValues(given: unknown, most = MAX_VALUES): readonly string[] {
  const list = typeof given === 'string' && given.startsWith('[') ? parseJson(given) : given
  const parts: readonly unknown[] = Array.isArray(list)
    ? list
    : typeof list === 'string'
      ? list.split(',')
      : []
  const values = parts.map((value) => (typeof value === 'string' ? value.trim() : value)).filter(isText)
  return [...new Set(values)].slice(0, most)
}

export function parseAttributeFacets(given: unknown): ReadonlyMap<string, readonly string[]> {
  const object = typeof given === 'string' ? parseJson(given) : given
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return new Map()
  const fields = Object.entries(object).slice(0, MAX_ATTRIBUTES)
  return new Map(
    fields
      .map(([name, values]) => [name, parseFacetValues(values)] as const)
      .filter(([, values]) => values.length > 0),
  )
}
