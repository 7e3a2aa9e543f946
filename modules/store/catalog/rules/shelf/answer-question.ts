import type { Facet, Sort } from '../product-list.ts'
import type { Synonyms } from '../synonyms.ts'
import { facetsOf } from './facets-of.ts'
import { questionKey, type Paging, type Question } from './question.ts'
import { searchShelf, type Found } from './search-shelf.ts'
import type { Shelf } from './shelf.ts'
import { sift, type Sifted } from './sift.ts'
import type { Compare } from './sorted-products.ts'

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
}

function inOrder(shelf: Shelf, { products, found }: Unsorted, sort: Sort): readonly number[] {
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
  const found = question.search === null ? null : searchShelf(shelf.index, question.search, synonyms)
  const sifted = sift(shelf, question, found && found.scores)
  const orders = new Map<Sort, readonly number[]>()
  return {
    total: sifted.products.length,
    facets: facetsOf(shelf, sifted, question),
    lowest: sifted.lowest,
    highest: sifted.highest,
    correctedTo: found?.correctedTo ?? null,
    inCategories: () => countsByName(shelf, sifted),
    page({ sort, start, limit }) {
      const sorted = orders.get(sort) ?? inOrder(shelf, { products: sifted.products, found }, sort)
      orders.set(sort, sorted)
      return sorted.slice(start, start + limit).map((product) => shelf.columns.names[product] ?? '')
    },
  }
}

/** Product numbers in kept answers: so many, and no more, stay in memory. */
const MOST_KEPT = 1_000_000
/** What an answer takes beside them. */
const LEAST = 2_000

/** Answers questions, and keeps the answers until the shelf changes. */
export function createAnswers() {
  const kept = new Map<string, ShelfAnswer>()
  let size = 0
  const sizeOf = ({ total }: ShelfAnswer) => total + LEAST
  return {
    answer(shelf: Shelf, question: Question, synonyms: Synonyms): ShelfAnswer {
      const key = questionKey(question)
      const known = kept.get(key)
      if (known) return known
      const made = answer(shelf, question, synonyms)
      for (const [oldest, one] of kept) {
        if (size + sizeOf(made) <= MOST_KEPT) break
        kept.delete(oldest)
        size -= sizeOf(one)
      }
      kept.set(key, made)
      size += sizeOf(made)
      return made
    },
    forget(): void {
      kept.clear()
      size = 0
    },
  }
}
