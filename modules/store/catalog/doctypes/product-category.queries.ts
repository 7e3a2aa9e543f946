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
  const [categories, products] = await Promise.all([
    documents
      .asSystem()
      .find(ProductCategory, { where: { published: 1 }, order_by: 'display_order asc, name asc' }),
    isCounted ? categoriesOfProducts(documents, business) : [],
  ])
  return categoryTree(categories, products)
}

const PAGE = 1000
const MOST_PAGES = 50

/** The category of every product that can be bought, in pages of a thousand. */
async function categoriesOfProducts(
  documents: Documents,
  business: string | null,
): Promise<readonly string[]> {
  const live = [...(await liveBusinesses(documents)).keys()]
  const sellers = live.filter((name) => business === null || name === business)
  if (sellers.length === 0) return []
  const found: string[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const products = await documents.asSystem().find(Product, {
      where: { state: 'live', business: ['in', sellers] },
      fields: ['category'],
      order_by: 'name asc',
      limit: PAGE,
      offset: page * PAGE,
    })
    found.push(...products.map(({ category }) => category))
    if (products.length < PAGE) break
  }
  return found
}
