import { wordsIn } from '#meta'
import { TITLE_SEPARATOR } from '../search/search-words.ts'
import type { Breadcrumb } from '../product-list/product-list.ts'
import {
  parseTextRows,
  createFacetValues,
  type FacetValues,
  type ProductIndexRow,
  parseSellerOffers,
  type SellerOffers,
} from './product-index-row.ts'
import { createSortedProducts } from './sorted-products.ts'
import { createWordIndex } from '../search/search-index.ts'

const MAX_SINGLE_CHANGES = 200

/** Columns of all products, by product number. `isThere` marks used numbers. */
function createColumns() {
  return {
    names: new Array<string>(),
    isListed: new Array<boolean>(),
    categories: new Array<number>(),
    prices: new Array<number>(),
    inStock: new Array<0 | 1>(),
    onOffer: new Array<boolean>(),
    orders: new Array<number>(),
    created: new Array<string>(),
    ratings: new Array<number>(),
    reviews: new Array<number>(),
    values: new Array<readonly number[]>(),
    sellerOffers: new Array<SellerOffers>(),
  }
}

function putNumbers(columns: ReturnType<typeof createColumns>, number: number, row: ProductIndexRow): void {
  columns.prices[number] = row.price
  columns.inStock[number] = row.in_stock
  columns.onOffer[number] = (row.compare_at_price ?? 0) > row.price
  columns.orders[number] = row.display_order
  columns.created[number] = row.created_on
  columns.ratings[number] = row.rating ?? 0
  columns.reviews[number] = row.reviews
}

function sharedWords({ brand, sellers, trail }: ProductIndexRow): readonly string[] {
  const sellerEntries = parseTextRows(sellers).map((row) => row[1] ?? '')
  const categoryEntries = parseTextRows(trail).map((row) => row[2] ?? '')
  return [brand ?? '', ...sellerEntries, ...categoryEntries].flatMap(wordsIn)
}

const isWord = (word: string) => word !== ''

function wordsOf({ title, words, translated_texts }: ProductIndexRow, shared: readonly string[]) {
  const [inTitle = '', others = ''] = (words ?? '').split(TITLE_SEPARATOR)
  const [titles = [], texts = []] = parseTextRows(translated_texts)
  return {
    title: [
      ...(words === null ? wordsIn(title) : inTitle.split(' ').filter(isWord)),
      ...titles.flatMap(wordsIn),
    ],
    others: [...others.split(' ').filter(isWord), ...texts.flatMap(wordsIn), ...shared],
  }
}

/** Memoises the last result, because consecutive rows often share the same text. */
function memoize<Made>(make: (row: ProductIndexRow) => Made, keyOf: (row: ProductIndexRow) => string) {
  const results = new Map<string, Made>()
  return {
    of(row: ProductIndexRow): Made {
      const key = keyOf(row)
      const known = results.get(key) ?? make(row)
      results.set(key, known)
      return known
    },
    clear: () => results.clear(),
  }
}

function createCategoryEntries() {
  const categoryEntries = new Map<number, Set<number>>()
  const none: ReadonlySet<number> = new Set<number>()
  return {
    in: (category: number): ReadonlySet<number> => categoryEntries.get(category) ?? none,
    add(category: number, product: number): void {
      const products = categoryEntries.get(category)
      if (products) products.add(product)
      else categoryEntries.set(category, new Set([product]))
    },
    remove: (category: number, product: number) => void categoryEntries.get(category)?.delete(product),
  }
}

function facetValuesOf(
  facets: FacetValues,
  { brand, sellers, attributes }: ProductIndexRow,
): readonly number[] {
  const brands = brand === null ? [] : [facets.numberOf({ field: 'brand', label: 'brand' }, brand)]
  const sellerEntries = parseTextRows(sellers).map(([value = '', label]) =>
    facets.numberOf({ field: 'seller', label: 'seller' }, value, label),
  )
  const others = parseTextRows(attributes).map(([attribute = '', value = '']) =>
    facets.numberOf({ field: `attributes.${attribute}`, label: attribute }, value),
  )
  return [...new Set([...brands, ...sellerEntries, ...others])]
}

/**
 * Index of the listed products in memory, for lists, facets and searches. It holds numbers and words; cards are read by
 * name.
 */
export function createProductIndex() {
  const columns = createColumns()
  const numbers = new Map<string, number>()
  const free: number[] = []
  const categories = createCategories()
  const facets = createFacetValues()
  const index = createWordIndex()
  const categoryEntries = createCategoryEntries()
  const shared = memoize(
    sharedWords,
    ({ brand, sellers, trail }) => `${brand ?? ''} ${sellers} ${trail ?? ''}`,
  )
  const sorted = createSortedProducts(columns, () => numbers.values())

  const removeProduct = (name: string) => {
    const number = numbers.get(name)
    if (number === undefined) return
    sorted.remove(number)
    index.remove(number)
    categoryEntries.remove(columns.categories[number] ?? -1, number)
    numbers.delete(name)
    columns.isListed[number] = false
    free.push(number)
  }

  const addProduct = (row: ProductIndexRow) => {
    const number = free.pop() ?? columns.names.length
    columns.names[number] = row.name
    columns.isListed[number] = true
    columns.categories[number] = categories.numberOf(row.trail)
    putNumbers(columns, number, row)
    columns.values[number] = facetValuesOf(facets, row)
    columns.sellerOffers[number] = parseSellerOffers(facets, row)
    index.put(number, wordsOf(row, shared.of(row)))
    categoryEntries.add(columns.categories[number] ?? -1, number)
    numbers.set(row.name, number)
    sorted.add(number)
  }

  return {
    columns,
    numbers,
    categories,
    facets,
    index,
    productsIn: categoryEntries.in,
    sorted,
    change(removed: readonly string[], added: readonly ProductIndexRow[]): void {
      if (removed.length + added.length > MAX_SINGLE_CHANGES) sorted.clear()
      categories.clearTrails()
      for (const name of removed) removeProduct(name)
      for (const row of added) {
        removeProduct(row.name)
        addProduct(row)
      }
      shared.clear()
    },
  }
}

export type ProductIndex = ReturnType<typeof createProductIndex>

interface StoredCategory extends Breadcrumb {
  readonly above: number
}

function createCategories() {
  const stored: StoredCategory[] = []
  const numbers = new Map<string, number>()
  const trails = new Map<string, number>()
  /** The latest category of a route wins, because a route may move between categories. */
  const routes = new Map<string, number>()

  const branches = new Map<number, Int32Array>()

  const putCategory = (crumb: Breadcrumb, above: number): number => {
    branches.clear()
    const number = numbers.get(crumb.name) ?? stored.length
    numbers.set(crumb.name, number)
    routes.set(crumb.route, number)
    stored[number] = { ...crumb, above }
    return number
  }

  const trailOf = (number: number): readonly Breadcrumb[] => {
    const one = stored[number]
    if (!one) return []
    const { above, ...crumb } = one
    return [...trailOf(above), crumb]
  }

  const findBelow = (top: number): Int32Array => {
    const found = new Int32Array(stored.length).fill(-1)
    stored.forEach((_, number) => {
      let at = number
      while (at !== -1 && stored[at]?.above !== top) at = stored[at]?.above ?? -1
      found[number] = at
    })
    return found
  }

  const below = (top: number): Int32Array => {
    const found = branches.get(top) ?? findBelow(top)
    branches.set(top, found)
    return found
  }

  return {
    numberOf(trail: string | null): number {
      if (trail === null) return -1
      const known = trails.get(trail)
      if (known !== undefined) return known
      const number = parseTextRows(trail).reduce(
        (above, [name = '', route = '', category_name = '']) =>
          putCategory({ name, route, category_name }, above),
        -1,
      )
      trails.set(trail, number)
      return number
    },
    /** Parsed trails are discarded, because a category may have moved or changed its name. */
    clearTrails: () => trails.clear(),
    numberAt: (route: string): number => routes.get(route) ?? -1,
    trailOf,
    all: (): readonly StoredCategory[] => stored,
    below,
    within(top: number): readonly number[] {
      if (top === -1) return []
      const branch = below(top)
      return [top, ...stored.keys().filter((number) => branch[number] !== -1)]
    },
  }
}
