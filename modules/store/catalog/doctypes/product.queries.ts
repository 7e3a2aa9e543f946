import type { Documents } from '#framework/documents'
import { liveBusinesses } from '#store/businesses'
import { productCard, type ProductCard } from '../rules/product-card.ts'
import { ProductCategory } from './product-category.doctype.ts'
import { Product } from './product.doctype.ts'

const cardFields = ['name', 'title', 'route', 'image', 'price', 'compare_at_price', 'business'] as const

export interface ProductQuestion {
  /** Route of a category; its own products only. */
  readonly category: string | null
  readonly business: string | null
  readonly limit: number
}

/** Cards of products that can be bought, in the order of the shop. */
export async function productCards(
  documents: Documents,
  { category, business, limit }: ProductQuestion,
): Promise<readonly ProductCard[]> {
  const system = documents.asSystem()
  const [businesses, categories] = await Promise.all([
    liveBusinesses(documents),
    category === null
      ? null
      : system.find(ProductCategory, {
          where: { route: category, published: 1 },
          fields: ['name'],
          limit: 1,
        }),
  ])
  const sellers = [...businesses.keys()].filter((name) => business === null || name === business)
  const inCategory = categories?.[0]?.name
  if (sellers.length === 0 || (categories !== null && inCategory === undefined)) return []
  const products = await system.find(Product, {
    where: { state: 'live', business: ['in', sellers], ...(inCategory ? { category: inCategory } : {}) },
    fields: cardFields,
    order_by: 'display_order asc, name asc',
    limit,
  })
  return products.flatMap((product) => productCard(product, businesses.get(product.business)) ?? [])
}
