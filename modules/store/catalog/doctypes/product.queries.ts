import type { Documents } from '#framework/documents'
import { liveBusinesses } from '#store/businesses'
import { categoriesBelow } from '../rules/categories-below.ts'
import { productCard, type ProductCard } from '../rules/product-card.ts'
import { ProductCategory } from './product-category.doctype.ts'
import { Product } from './product.doctype.ts'

const cardFields = ['name', 'title', 'route', 'image', 'price', 'compare_at_price', 'business'] as const

export interface ProductQuestion {
  /** Route of a category; what stands below it counts too. */
  readonly category: string | null
  readonly business: string | null
  readonly limit: number
}

/** Cards of products that can be bought, in the order of the shop. */
export async function productCards(
  documents: Documents,
  { category, business, limit }: ProductQuestion,
): Promise<readonly ProductCard[]> {
  const [businesses, categories] = await Promise.all([
    liveBusinesses(documents),
    category === null ? null : categoriesOf(documents, category),
  ])
  const sellers = [...businesses.keys()].filter((name) => business === null || name === business)
  if (sellers.length === 0 || categories?.length === 0) return []
  const products = await documents.asSystem().find(Product, {
    where: { state: 'live', business: ['in', sellers], ...(categories && { category: ['in', categories] }) },
    fields: cardFields,
    order_by: 'display_order asc, name asc',
    limit,
  })
  return products.flatMap((product) => productCard(product, businesses.get(product.business)) ?? [])
}

async function categoriesOf(documents: Documents, route: string): Promise<readonly string[]> {
  const places = await documents.asSystem().find(ProductCategory, {
    where: { published: 1 },
    fields: ['name', 'route', 'parent_category'],
  })
  return categoriesBelow(places, route)
}
