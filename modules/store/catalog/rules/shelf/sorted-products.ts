import type { Sort } from '../product-list.ts'

/** What products are sorted by, by their numbers. */
export interface SortKeys {
  readonly names: readonly string[]
  readonly orders: readonly number[]
  readonly prices: readonly number[]
  readonly created: readonly string[]
  readonly ratings: readonly number[]
  readonly reviews: readonly number[]
}

export type StandingSort = Exclude<Sort, 'relevance'>

export type Compare = (left: number, right: number) => number

function byText(texts: readonly string[], left: number, right: number): number {
  const [one = '', other = ''] = [texts[left], texts[right]]
  return one < other ? -1 : one > other ? 1 : 0
}

function by(numbers: readonly number[], left: number, right: number): number {
  return (numbers[left] ?? 0) - (numbers[right] ?? 0)
}

/** Comparing two products in each way; two are never alike, for their names are not. */
export function comparing(keys: SortKeys): Readonly<Record<StandingSort, Compare>> {
  const { names, orders, prices, created, ratings, reviews } = keys
  const position: Compare = (left, right) => by(orders, left, right) || byText(names, left, right)
  return {
    position,
    price_low: (left, right) => by(prices, left, right) || position(left, right),
    price_high: (left, right) => by(prices, right, left) || position(left, right),
    newest: (left, right) => byText(created, right, left) || position(left, right),
    rating: (left, right) => by(ratings, right, left) || by(reviews, right, left) || position(left, right),
  }
}

/** Where a product stands or would stand in a sorted list. */
function placeOf(sorted: readonly number[], product: number, compare: Compare): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0, product) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** All products in each order. An order is made when it is first asked for, and kept as products come and go. */
export function createSortedProducts(keys: SortKeys, all: () => Iterable<number>) {
  const compare = comparing(keys)
  const orders = new Map<StandingSort, number[]>()
  return {
    compare,
    in(sort: StandingSort): readonly number[] {
      const known = orders.get(sort) ?? [...all()].sort(compare[sort])
      orders.set(sort, known)
      return known
    },
    add(product: number): void {
      for (const [sort, sorted] of orders) sorted.splice(placeOf(sorted, product, compare[sort]), 0, product)
    },
    /** While its keys are still those that it was sorted by. */
    remove(product: number): void {
      for (const [sort, sorted] of orders) sorted.splice(placeOf(sorted, product, compare[sort]), 1)
    },
    clear: () => orders.clear(),
  }
}
