import { at } from './at.ts'
import type { Question } from './question.ts'
import type { Shelf } from './shelf.ts'

/** What is left of the shelf, and how many of each value. */
export interface Sifted {
  /** Numbers of the products that are left, in no order. */
  readonly products: readonly number[]
  /** By the value's number: what it leaves, given what is chosen of the other facets. */
  readonly counts: Uint32Array
  /** By the number of the category that a product stands in. */
  readonly inCategories: Uint32Array
  /** How many can be bought now, given everything else. */
  readonly inStock: number
  /** Of what everything but the price leaves; null where that is nothing. */
  readonly lowest: number | null
  readonly highest: number | null
}

/** Each thing that is asked beside the category is a bit; a product that fails one alone counts for that one's facet. */
const PRICE = 1
const STOCK = 2
const FIRST_FACET = 4
/** Bits of a small integer that are left for facets. */
const MOST_FACETS = 26

interface Demands {
  /** The bit of each facet that something is chosen of, by the number of its values; 0 elsewhere. */
  readonly bits: Int32Array
  readonly isChosen: Uint8Array
  /** All facets that something is chosen of. */
  readonly all: number
}

function demandsOf({ facets }: Shelf, { chosen }: Question): Demands {
  const ofFields = new Int32Array(facets.fields.length)
  const isChosen = new Uint8Array(facets.values.length)
  let bit = FIRST_FACET
  let all = 0
  for (const [field, values] of [...chosen].slice(0, MOST_FACETS)) {
    const number = facets.fieldAt(field)
    if (number !== -1) ofFields[number] = bit
    all |= bit
    bit <<= 1
    for (const value of values) isChosen[facets.valueAt(number, value)] = 1
  }
  const bits = Int32Array.from(facets.values, ({ field }) => at(ofFields, field))
  return { bits, isChosen, all }
}

/** Which categories a question is about: all for none, and none for one that nothing stands in. */
function reachOf({ categories }: Shelf, { category }: Question): (category: number) => boolean {
  if (category === null) return () => true
  const top = categories.numberAt(category)
  if (top === -1) return () => false
  const below = categories.below(top)
  return (number) => number === top || (number !== -1 && at(below, number) !== -1)
}

/** What a product fails of what is asked, as bits. */
function failing({ columns }: Shelf, question: Question, { bits, isChosen, all }: Demands) {
  const { prices, inStock, values } = columns
  const least = question.priceMin ?? 0
  const most = question.priceMax ?? Infinity
  const missing = (product: number): number => {
    let left = all
    for (const value of values[product] ?? []) if (isChosen[value] === 1) left &= ~at(bits, value)
    return left
  }
  return (product: number): number => {
    const price = at(prices, product)
    const byPrice = price < least || price > most ? PRICE : 0
    const byStock = question.inStock && at(inStock, product) === 0 ? STOCK : 0
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

/** Goes over the shelf once and answers everything that a list shows beside its cards. */
export function sift(shelf: Shelf, question: Question, found: ReadonlyMap<number, number> | null): Sifted {
  const { columns, facets, categories } = shelf
  const demands = demandsOf(shelf, question)
  const isReached = reachOf(shelf, question)
  const failsOf = failing(shelf, question, demands)
  const products: number[] = []
  const counts = new Uint32Array(facets.values.length)
  const inCategories = new Uint32Array(categories.all().length)
  const range: Range = { lowest: Infinity, highest: -1 }
  let stocked = 0

  /** One that fails a facet alone counts for the values of that facet. */
  const countValues = (product: number, fails: number) => {
    for (const value of columns.values[product] ?? [])
      if (fails === 0 || at(demands.bits, value) === fails) counts[value] = at(counts, value) + 1
  }

  const take = (product: number) => {
    const category = columns.categories[product] ?? -1
    if (columns.isThere[product] !== true || !isReached(category)) return
    const fails = failsOf(product)
    if ((fails & ~PRICE) === 0) widen(range, at(columns.prices, product))
    if ((fails & ~STOCK) === 0) stocked += at(columns.inStock, product)
    if ((fails & (fails - 1)) === 0) countValues(product, fails)
    if (fails !== 0) return
    products.push(product)
    if (category !== -1) inCategories[category] = at(inCategories, category) + 1
  }

  if (found) for (const product of found.keys()) take(product)
  else for (let product = 0; product < columns.names.length; product += 1) take(product)
  const { lowest, highest } = range
  const prices = highest === -1 ? { lowest: null, highest: null } : { lowest, highest }
  return { products, counts, inCategories, inStock: stocked, ...prices }
}
