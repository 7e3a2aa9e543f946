import type { Documents } from '#framework/documents'
import { categoryTree, type Category } from '../rules/category-tree.ts'
import { ProductCategory } from './product-category.doctype.ts'
import { ProductListing } from './product-listing.doctype.ts'

export interface CategoryQuestion {
  /** Without it every count is 0, and a statement is saved. */
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
  const where = { is_listed: 1, ...(business !== null && { business }) } as const
  const counts = await documents.asSystem().countBy(ProductListing, 'category', where)
  return new Map([...counts].flatMap(([category, count]) => (category === null ? [] : [[category, count]])))
}
