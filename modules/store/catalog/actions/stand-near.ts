import type { Shelf } from '../rules/shelf/shelf.ts'
import type { Standing } from './stand-at-shelf.ts'

/** Neighbours that are compared at most; on a long shelf all are much alike. */
const MOST_COMPARED = 120

/** Products of the same category, then of those beside it below the same one. */
function* neighbours({ categories, standingIn }: Shelf, own: number): Generator<number> {
  yield* standingIn(own)
  const above = categories.all()[own]?.above ?? -1
  if (above === -1) return
  for (const [category, one] of categories.all().entries())
    if (one.above === above && category !== own) yield* standingIn(category)
}

/** Products that stand where this one does, those that share the most with it first; then from the shelves beside it. */
function relatedTo(shelf: Shelf, name: string, limit: number): readonly string[] {
  const { columns, numbers, sorted } = shelf
  const number = numbers.get(name)
  if (number === undefined) return []
  const own = columns.categories[number] ?? -1
  const values = new Set(columns.values[number])
  const near: { readonly product: number; readonly score: number }[] = []
  for (const product of neighbours(shelf, own)) {
    if (near.length === MOST_COMPARED) break
    if (product === number) continue
    const shared = (columns.values[product] ?? []).filter((value) => values.has(value)).length
    near.push({ product, score: (columns.categories[product] === own ? 100 : 0) + shared })
  }
  return near
    .sort((left, right) => right.score - left.score || sorted.compare.position(left.product, right.product))
    .slice(0, limit)
    .map(({ product }) => columns.names[product] ?? '')
}

/** As many as anybody is shown. */
export const MOST_RELATED = 20

/** Names of the products that stand near one, the nearest first; nothing for one that is not sold. */
export function standNear({ shelf, neighbours }: Standing, name: string, limit: number): readonly string[] {
  const near = neighbours.get(name) ?? relatedTo(shelf, name, MOST_RELATED)
  neighbours.set(name, near)
  return near.slice(0, limit)
}
