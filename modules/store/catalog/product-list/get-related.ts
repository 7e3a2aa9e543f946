import { int, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { loadProductCards } from '../product-index/search-products.ts'
import type { ProductIndex } from '../product-index/product-index.ts'
import type { ProductIndexState } from '../product-index/load-product-index.ts'

const MAX_RELATED = 20

/** Returns products related to a product; empty for an unsold one. At most one statement. */
export const getRelated = method({
  access: anyone,
  reads: true,
  input: { product: text({ required: true }), limit: int({ min: 1, max: MAX_RELATED, default: 8 }) },
  async run({ input, documents }) {
    const { cards } = await loadProductCards(documents, {
      category: null,
      choose: (state) => ({
        choice: null,
        names: listRelatedProducts(state, input.product, input.limit ?? 8),
      }),
    })
    return { products: cards }
  },
})

/** Limit of compared candidates in a large catalogue. */
const MAX_COMPARED = 120

function* neighbours({ categories, productsIn }: ProductIndex, own: number): Generator<number> {
  yield* productsIn(own)
  const above = categories.all()[own]?.above ?? -1
  if (above === -1) return
  for (const [category, one] of categories.all().entries())
    if (one.above === above && category !== own) yield* productsIn(category)
}

function findRelated(productIndex: ProductIndex, name: string, limit: number): readonly string[] {
  const { columns, numbers, sorted } = productIndex
  const number = numbers.get(name)
  if (number === undefined) return []
  const own = columns.categories[number] ?? -1
  const values = new Set(columns.values[number])
  const related: { readonly product: number; readonly score: number }[] = []
  for (const product of neighbours(productIndex, own)) {
    if (related.length === MAX_COMPARED) break
    if (product === number) continue
    const shared = (columns.values[product] ?? []).filter((value) => values.has(value)).length
    related.push({ product, score: (columns.categories[product] === own ? 100 : 0) + shared })
  }
  return related
    .sort((left, right) => right.score - left.score || sorted.compare.position(left.product, right.product))
    .slice(0, limit)
    .map(({ product }) => columns.names[product] ?? '')
}

export function listRelatedProducts(
  { productIndex, neighbours }: ProductIndexState,
  name: string,
  limit: number,
): readonly string[] {
  const related = neighbours.get(name) ?? findRelated(productIndex, name, MAX_RELATED)
  neighbours.set(name, related)
  return related.slice(0, limit)
}
