import type { Documents } from '#framework/documents'
import { liveBusinesses } from '#store/businesses'
import { categoryTree, type Category } from '../rules/category-tree.ts'
import { ProductCategory } from './product-category.doctype.ts'
import { Product } from './product.doctype.ts'

export interface CategoryQuestion {
  /** Without it every count is 0, and two statements are saved. */
  readonly isCounted: boolean
  /** Counts this business's products alone. */
  readonly business: string | null
}

/** The published categories as a tree, with the products that can be bought in and below each. */
export async function readCategories(
  documents: Documents,
  { isCounted, business }: CategoryQuestion,
): Promise<readonly Category[]> {
  const [categories, counts] = await Promise.all([
    documents
      .asSystem()
      .find(ProductCategory, { where: { published: 1 }, order_by: 'display_order asc, name asc' }),
    isCounted ? countProducts(documents, business) : new Map<string, number>(),
  ])
  return categoryTree(categories, counts)
}

/** How many products that can be bought stand in each category. */
async function countProducts(
  documents: Documents,
  business: string | null,
): Promise<ReadonlyMap<string, number>> {
  const live = [...(await liveBusinesses(documents)).keys()]
  const sellers = live.filter((name) => business === null || name === business)
  if (sellers.length === 0) return new Map()
  return documents.asSystem().countBy(Product, 'category', { state: 'live', business: ['in', sellers] })
}
