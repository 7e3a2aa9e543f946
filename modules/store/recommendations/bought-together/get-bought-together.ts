import { sql } from 'kysely'
import { int } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { loadListedCards, loadRelatedCards } from '#store/catalog'
import { BoughtTogether } from './bought-together.doctype.ts'

/** Limit of compared products, so that a large cart asks for no more than a small one. */
const MAX_PRODUCTS = 20
const MAX_LIMIT = 12

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 140

/** Reads product names from a list or from text with commas. */
function productNames(given: unknown): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(given)
    ? given
    : typeof given === 'string'
      ? given.split(',')
      : []
  return [...new Set(parts.filter(isName))].slice(0, MAX_PRODUCTS)
}

/**
 * Returns what others bought with some products, available products only; related products where orders say nothing
 * yet. One statement, one more for related products.
 */
export const getBoughtTogether = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { products: anyValue, limit: int({ min: 1, max: MAX_LIMIT, default: 4 }) },
  async run({ input, documents, language }) {
    const names = productNames(input.products)
    const limit = input.limit ?? 4
    const [first] = names
    if (first === undefined) return { basis: 'orders' as const, products: [] }
    const products = await loadListedCards(
      { documents, language },
      { wanted: boughtWith(names), reads: [BoughtTogether], isInStock: true, limit },
    )
    if (products.length > 0) return { basis: 'orders' as const, products }
    const related = await loadRelatedCards(
      { documents, language },
      { product: first, limit: limit + names.length },
    )
    const others = related.filter(({ name, in_stock }) => in_stock === 1 && !names.includes(name))
    return { basis: 'related' as const, products: others.slice(0, limit) }
  },
})

const boughtWith = (names: readonly string[]) => sql`
  select other as name, -sum(order_count) as place from "Bought Together"
  where product = any(${[...names]}::text[]) and other <> all(${[...names]}::text[]) group by other`
