import type { Documents } from '#framework/documents'
import { ProductCategory } from './product-category.doctype.ts'
import { buildCategoryTree, removeEmptyBranches, type Category } from './category-tree.rules.ts'
import { queryEverything } from '../product-index/product-query.ts'
import { loadProductCards } from '../product-index/search-products.ts'

interface CategoryOptions {
  /** Without it every count is 0, and a statement is saved. */
  readonly isCounted: boolean
  /** Counts what this business sells alone, and leaves out where that is nothing. */
  readonly business: string | null
}

/** The published categories as a tree, with the products that can be bought in and below each. */
export async function listCategories(
  documents: Documents,
  { isCounted, business }: CategoryOptions,
): Promise<readonly Category[]> {
  const [categories, counts] = await Promise.all([
    documents
      .asSystem()
      .find(ProductCategory, { where: { published: 1 }, order_by: 'display_order asc, name asc' }),
    isCounted ? countProducts(documents, business) : new Map<string, number>(),
  ])
  const tree = buildCategoryTree(categories, counts)
  return isCounted && business !== null ? removeEmptyBranches(tree) : tree
}

/** Counted where lists are made: a category says how much its own list shows. */
async function countProducts(
  documents: Documents,
  business: string | null,
): Promise<ReadonlyMap<string, number>> {
  const { choice } = await loadProductCards(documents, {
    category: null,
    choose: ({ productIndex, queryRunner, synonyms }) => ({
      choice: queryRunner.runQuery(productIndex, queryEverything(business), synonyms).inCategories(),
      names: [],
    }),
  })
  return choice
}
