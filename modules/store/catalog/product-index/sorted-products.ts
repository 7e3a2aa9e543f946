import type { Sort } from '../product-list/product-list.ts'

export interface SortKeys {
  readonly names: readonly string[]
  readonly orders: readonly number[]
  readonly prices: readonly number[]
  readonly created: readonly string[]
  readonly ratings: readonly number[]
  readonly reviews: readonly number[]
}

export type IndexedSort = Exclude<Sort, 'relevance'>

export type Compare = (left: number, right: number) => number

function compareTexts(texts: readonly string[], left: number, right: number): number {
  const [one = '', other = ''] = [texts[left], texts[right]]
  return one < other ? -1 : one > other ? 1 : 0
}

function compareNumbers(numbers: readonly number[], left: number, right: number): number {
  return (numbers[left] ?? 0) - (numbers[right] ?? 0)
}

/** Compares products for each sort order; names are unique, so two products are never equal. */
function createComparators(keys: SortKeys): Readonly<Record<IndexedSort, Compare>> {
  const { names, orders, prices, created, ratings, reviews } = keys
  const position: Compare = (left, right) =>
    compareNumbers(orders, left, right) || compareTexts(names, left, right)
  return {
    position,
    price_low: (left, right) => compareNumbers(prices, left, right) || position(left, right),
    price_high: (left, right) => compareNumbers(prices, right, left) || position(left, right),
    newest: (left, right) => compareTexts(created, right, left) || position(left, right),
    rating: (left, right) =>
      compareNumbers(ratings, right, left) || compareNumbers(reviews, right, left) || position(left, right),
  }
}

function findPosition(sorted: readonly number[], product: number, compare: Compare): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0, product) < 0) low = middle + 1
    else high = middle
  }
  return low
}

export function createSortedProducts(keys: SortKeys, all: () => Iterable<number>) {
  const compare = createComparators(keys)
  const orders = new Map<IndexedSort, number[]>()
  return {
    compare,
    in(sort: IndexedSort): readonly number[] {
      const known = orders.get(sort) ?? [...all()].sort(compare[sort])
      orders.set(sort, known)
      return known
    },
    add(product: number): void {
      for (const [sort, sorted] of orders)
        sorted.splice(findPosition(sorted, product, compare[sort]), 0, product)
    },
    /** The product must still have the sort keys that it was sorted by. */
    remove(product: number): void {
      for (const [sort, sorted] of orders) sorted.splice(findPosition(sorted, product, compare[sort]), 1)
    },
    clear: () => orders.clear(),
  }
}
