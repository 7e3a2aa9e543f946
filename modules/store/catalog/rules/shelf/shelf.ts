import { wordsIn } from '#meta'
import { AFTER_TITLE } from '../search-words.ts'
import type { Crumb } from '../product-list.ts'
import { textRows } from './read-lists.ts'
import { createFacetValues, type FacetValues } from './facet-values.ts'
import type { ShelfRow } from './shelf-row.ts'
import { stallOffersOf, type StallOffers } from './stall-offers.ts'
import { createSortedProducts } from './sorted-products.ts'
import { createWordIndex } from './word-index.ts'

/** Products at once that are rather taken one by one out of the orders than that all orders are made anew. */
const FEW = 200

/** Columns of all products, by their numbers. A number that is free is told by `isThere`. */
function createColumns() {
  return {
    names: new Array<string>(),
    isThere: new Array<boolean>(),
    categories: new Array<number>(),
    prices: new Array<number>(),
    inStock: new Array<0 | 1>(),
    /** Whether the price is lower than it was. */
    onOffer: new Array<boolean>(),
    orders: new Array<number>(),
    created: new Array<string>(),
    ratings: new Array<number>(),
    reviews: new Array<number>(),
    values: new Array<readonly number[]>(),
    stallOffers: new Array<StallOffers>(),
  }
}

function putFigures(columns: ReturnType<typeof createColumns>, number: number, row: ShelfRow): void {
  columns.prices[number] = row.price
  columns.inStock[number] = row.in_stock
  columns.onOffer[number] = (row.compare_at_price ?? 0) > row.price
  columns.orders[number] = row.display_order
  columns.created[number] = row.created_on
  columns.ratings[number] = row.rating ?? 0
  columns.reviews[number] = row.reviews
}

/** Words of what a product shares with many: its brand, its sellers, its categories. */
function sharedWords({ brand, sellers, trail }: ShelfRow): readonly string[] {
  const stalls = textRows(sellers).map((row) => row[1] ?? '')
  const shelves = textRows(trail).map((row) => row[2] ?? '')
  return [brand ?? '', ...stalls, ...shelves].flatMap(wordsIn)
}

const isWord = (word: string) => word !== ''

function wordsOf({ title, words, translated_texts }: ShelfRow, shared: readonly string[]) {
  const [inTitle = '', others = ''] = (words ?? '').split(AFTER_TITLE)
  const [titles = [], texts = []] = textRows(translated_texts)
  return {
    title: [
      ...(words === null ? wordsIn(title) : inTitle.split(' ').filter(isWord)),
      ...titles.flatMap(wordsIn),
    ],
    others: [...others.split(' ').filter(isWord), ...texts.flatMap(wordsIn), ...shared],
  }
}

/** Keeps what was made from a text, while many products in a row bring the same. */
function remembering<Made>(make: (row: ShelfRow) => Made, keyOf: (row: ShelfRow) => string) {
  const made = new Map<string, Made>()
  return {
    of(row: ShelfRow): Made {
      const key = keyOf(row)
      const known = made.get(key) ?? make(row)
      made.set(key, known)
      return known
    },
    forget: () => made.clear(),
  }
}

/** Which products stand in each category. */
function createShelves() {
  const shelves = new Map<number, Set<number>>()
  const none: ReadonlySet<number> = new Set<number>()
  return {
    in: (category: number): ReadonlySet<number> => shelves.get(category) ?? none,
    add(category: number, product: number): void {
      const shelf = shelves.get(category)
      if (shelf) shelf.add(product)
      else shelves.set(category, new Set([product]))
    },
    remove: (category: number, product: number) => void shelves.get(category)?.delete(product),
  }
}

/** The numbers of everything that a product is told apart by. */
function valuesOf(facets: FacetValues, { brand, sellers, attributes }: ShelfRow): readonly number[] {
  const brands = brand === null ? [] : [facets.numberOf({ field: 'brand', label: 'brand' }, brand)]
  const stalls = textRows(sellers).map(([value = '', label]) =>
    facets.numberOf({ field: 'seller', label: 'seller' }, value, label),
  )
  const others = textRows(attributes).map(([attribute = '', value = '']) =>
    facets.numberOf({ field: `attributes.${attribute}`, label: attribute }, value),
  )
  return [...new Set([...brands, ...stalls, ...others])]
}

/**
 * Everything that is listed, in memory: what lists, facets and searches are answered from. It knows numbers and words, not
 * what cards show; that is read by name, twenty at a time.
 */
export function createShelf() {
  const columns = createColumns()
  const numbers = new Map<string, number>()
  const free: number[] = []
  const categories = createCategories()
  const facets = createFacetValues()
  const index = createWordIndex()
  const shelves = createShelves()
  const shared = remembering(
    sharedWords,
    ({ brand, sellers, trail }) => `${brand ?? ''} ${sellers} ${trail ?? ''}`,
  )
  const sorted = createSortedProducts(columns, () => numbers.values())

  const takeOut = (name: string) => {
    const number = numbers.get(name)
    if (number === undefined) return
    sorted.remove(number)
    index.remove(number)
    shelves.remove(columns.categories[number] ?? -1, number)
    numbers.delete(name)
    columns.isThere[number] = false
    free.push(number)
  }

  const putIn = (row: ShelfRow) => {
    const number = free.pop() ?? columns.names.length
    columns.names[number] = row.name
    columns.isThere[number] = true
    columns.categories[number] = categories.numberOf(row.trail)
    putFigures(columns, number, row)
    columns.values[number] = valuesOf(facets, row)
    columns.stallOffers[number] = stallOffersOf(facets, row)
    index.put(number, wordsOf(row, shared.of(row)))
    shelves.add(columns.categories[number] ?? -1, number)
    numbers.set(row.name, number)
    sorted.add(number)
  }

  return {
    columns,
    numbers,
    categories,
    facets,
    index,
    /** Products that stand in a category itself. */
    standingIn: shelves.in,
    sorted,
    /** Takes products out and puts others in, or again. */
    change(gone: readonly string[], come: readonly ShelfRow[]): void {
      if (gone.length + come.length > FEW) sorted.clear()
      categories.forgetWays()
      for (const name of gone) takeOut(name)
      for (const row of come) {
        takeOut(row.name)
        putIn(row)
      }
      shared.forget()
    },
  }
}

export type Shelf = ReturnType<typeof createShelf>

interface Kept extends Crumb {
  /** -1 at the top. */
  readonly above: number
}

/** The categories that products stand in, by number, as the ways of the products tell of them. */
function createCategories() {
  const kept: Kept[] = []
  const numbers = new Map<string, number>()
  const ways = new Map<string, number>()
  /** Whoever was told last has a route: another may have had it before. */
  const routes = new Map<string, number>()

  /** What `below` found, until a category comes or moves. */
  const branches = new Map<number, Int32Array>()

  const place = (crumb: Crumb, above: number): number => {
    branches.clear()
    const number = numbers.get(crumb.name) ?? kept.length
    numbers.set(crumb.name, number)
    routes.set(crumb.route, number)
    kept[number] = { ...crumb, above }
    return number
  }

  const trailOf = (number: number): readonly Crumb[] => {
    const one = kept[number]
    if (!one) return []
    const { above, ...crumb } = one
    return [...trailOf(above), crumb]
  }

  const findBelow = (top: number): Int32Array => {
    const found = new Int32Array(kept.length).fill(-1)
    kept.forEach((_, number) => {
      let at = number
      while (at !== -1 && kept[at]?.above !== top) at = kept[at]?.above ?? -1
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
    /** The number of the category at the end of a way; -1 for none. */
    numberOf(trail: string | null): number {
      if (trail === null) return -1
      const known = ways.get(trail)
      if (known !== undefined) return known
      const number = textRows(trail).reduce(
        (above, [name = '', route = '', category_name = '']) => place({ name, route, category_name }, above),
        -1,
      )
      ways.set(trail, number)
      return number
    },
    /** Ways that are told from now on are read again: a category may have moved or have another name. */
    forgetWays: () => ways.clear(),
    numberAt: (route: string): number => routes.get(route) ?? -1,
    /** From the top, itself last. */
    trailOf,
    all: (): readonly Kept[] => kept,
    /** For each category, the one of the level below `top` that it is or stands under; -1 elsewhere, and for `top` itself. */
    below,
    /** A category and all that stand under it; nothing for -1. */
    within(top: number): readonly number[] {
      if (top === -1) return []
      const branch = below(top)
      return [top, ...kept.keys().filter((number) => branch[number] !== -1)]
    },
  }
}
