import { LRUCache } from 'lru-cache'
import type { Facet, Sort, FacetValue } from '../product-list.ts'
import type { Synonyms } from '../synonyms.ts'
import { type Question, questionKey, type Paging } from './question.ts'
import type { Shelf } from './shelf.ts'
import { type Sifted, sift } from './sift.ts'
import { searchShelf, type Found } from './search-shelf.ts'
import type { Compare } from './sorted-products.ts'
import { offersFor, type Offers } from './offers-for.ts'

/** Values that a facet shows, the most frequent first; beyond them people search. */
const MOST_VALUES = 60
/** Attributes that are shown to choose by. */
const MOST_FACETS = 20

function byCount(left: FacetValue, right: FacetValue): number {
  return right.count - left.count || (left.label < right.label ? -1 : 1)
}

/** The categories of the next level, in which something is left. */
function categoryFacet({ categories }: Shelf, { inCategories }: Sifted, top: number): readonly Facet[] {
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

function groupsOf({ facets }: Shelf, { counts }: Sifted, { chosen }: Question): ReadonlyMap<number, Group> {
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

/** What a shopper may choose by now. A facet with nothing to tell apart is not shown, unless something of it is chosen. */
function facetsOf(shelf: Shelf, sifted: Sifted, question: Question): readonly Facet[] {
  const { fields } = shelf.facets
  const top = question.category === null ? -1 : shelf.categories.numberAt(question.category)
  const isKnown = question.category === null || top !== -1
  const groups = [...groupsOf(shelf, sifted, question)]
    .filter(([, { all, chosen }]) => all.length > 1 || chosen > 0)
    .map(([number, { all }]) => ({
      field: fields[number]?.field ?? '',
      label: fields[number]?.label ?? '',
      values: all.sort(byCount).slice(0, MOST_VALUES),
    }))
  const first = firstFields.flatMap((field) => groups.filter((group) => group.field === field))
  const attributes = groups.filter(({ field }) => !firstFields.includes(field)).slice(0, MOST_FACETS)
  return [
    ...(isKnown ? categoryFacet(shelf, sifted, top) : []),
    ...first,
    ...attributes,
    ...stockFacet(sifted, question),
  ]
}

function stockFacet({ inStock, products }: Sifted, { inStock: isAsked }: Question): readonly Facet[] {
  if (!isAsked && inStock === products.length) return []
  const value: FacetValue = { value: '1', label: 'in_stock', count: inStock, is_chosen: isAsked ? 1 : 0 }
  return [{ field: 'in_stock', label: 'in_stock', values: [value] }]
}

/** Everything that the shelf says to a question; the pages of it are read by name. */
export interface ShelfAnswer {
  readonly total: number
  readonly facets: readonly Facet[]
  /** Minor units. */
  readonly lowest: number | null
  readonly highest: number | null
  readonly correctedTo: string | null
  /** How many stand in each category itself, by its name; those that hold none are not among them. */
  inCategories(): ReadonlyMap<string, number>
  /** Names of the products of a page. */
  page(paging: Paging): readonly string[]
}

/** Fewer than one in so many are sorted by themselves; more are picked out of the sorted shelf. */
const SPARSE = 16

function comparing(shelf: Shelf, sort: Sort, found: Found | null): Compare {
  const { compare } = shelf.sorted
  if (sort !== 'relevance') return compare[sort]
  const scores = found?.scores
  if (!scores) return compare.position
  return (left, right) => (scores.get(right) ?? 0) - (scores.get(left) ?? 0) || compare.position(left, right)
}

interface Unsorted {
  readonly products: readonly number[]
  readonly found: Found | null
  readonly offers: Offers
}

/** By what the chosen stalls ask; null where that is no matter. */
function byStallPrice(shelf: Shelf, { isOfStalls, price }: Offers, sort: Sort): Compare | null {
  if (!isOfStalls || (sort !== 'price_low' && sort !== 'price_high')) return null
  const way = sort === 'price_low' ? 1 : -1
  const { position } = shelf.sorted.compare
  return (left, right) => way * (price(left) - price(right)) || position(left, right)
}

function inOrder(shelf: Shelf, { products, found, offers }: Unsorted, sort: Sort): readonly number[] {
  const ofStalls = byStallPrice(shelf, offers, sort)
  if (ofStalls) return [...products].sort(ofStalls)
  const isByScore = sort === 'relevance' && found !== null
  if (isByScore || products.length * SPARSE < shelf.numbers.size)
    return [...products].sort(comparing(shelf, sort, found))
  const isLeft = new Uint8Array(shelf.columns.names.length)
  for (const product of products) isLeft[product] = 1
  return shelf.sorted.in(sort === 'relevance' ? 'position' : sort).filter((product) => isLeft[product] === 1)
}

function countsByName({ categories }: Shelf, { inCategories }: Sifted): ReadonlyMap<string, number> {
  const counts = categories.all().map(({ name }, number) => [name, inCategories[number] ?? 0] as const)
  return new Map(counts.filter(([, count]) => count > 0))
}

function answer(shelf: Shelf, question: Question, synonyms: Synonyms): ShelfAnswer {
  const { search, isAsWritten } = question
  const found = search === null ? null : searchShelf(shelf.index, search, { synonyms, isAsWritten })
  const sifted = sift(shelf, question, found && found.scores)
  const offers = offersFor(shelf, question)
  const orders = new Map<Sort, readonly number[]>()
  return {
    total: sifted.products.length,
    facets: facetsOf(shelf, sifted, question),
    lowest: sifted.lowest,
    highest: sifted.highest,
    correctedTo: found?.correctedTo ?? null,
    inCategories: () => countsByName(shelf, sifted),
    page({ sort, start, limit }) {
      const sorted = orders.get(sort) ?? inOrder(shelf, { products: sifted.products, found, offers }, sort)
      orders.set(sort, sorted)
      return sorted.slice(start, start + limit).map((product) => shelf.columns.names[product] ?? '')
    },
  }
}

/** Product numbers in kept answers: so many, and no more, stay in memory. */
const MOST_KEPT = 1_000_000
/** What an answer takes beside them. */
const LEAST = 2_000
/**
 * What was asked once may never be asked again: a few wait until somebody does. What grows old before it is thrown away
 * costs the collector more than to make it again.
 */
const MOST_NEW = 8

/** Answers questions, and keeps the answers until the shelf changes. */
export function createAnswers() {
  const newcomers = new LRUCache<string, ShelfAnswer>({ max: MOST_NEW })
  const regulars = new LRUCache<string, ShelfAnswer>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ total }) => total + LEAST,
  })
  const settle = (key: string): ShelfAnswer | undefined => {
    const newcomer = newcomers.get(key)
    if (!newcomer) return undefined
    newcomers.delete(key)
    regulars.set(key, newcomer)
    return newcomer
  }
  return {
    answer(shelf: Shelf, question: Question, synonyms: Synonyms): ShelfAnswer {
      const key = questionKey(question)
      const known = regulars.get(key) ?? settle(key)
      if (known) return known
      const made = answer(shelf, question, synonyms)
      newcomers.set(key, made)
      return made
    },
    forget(): void {
      newcomers.clear()
      regulars.clear()
    },
  }
}
