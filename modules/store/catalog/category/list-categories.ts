import type { Documents } from '#framework/documents'
import { ProductCategory } from './product-category.doctype.ts'
import { queryEverything } from '../product-list/product-list.ts'
import { loadProductCards } from '../product-index/search-products.ts'

interface CategoryOptions {
  /** False sets all counts to 0 and saves a statement. */
  readonly isCounted: boolean
  readonly business: string | null
}

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

/** Uses the product index, so that a category's count equals the length of its list. */
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

interface CategoryRow {
  readonly name: string
  readonly category_name: string
  readonly category_image: string | null
  readonly mobile_image: string | null
  readonly full_description: string | null
  readonly route: string
  readonly parent_category: string | null
}

export interface Category extends Omit<CategoryRow, 'parent_category'> {
  readonly products_count: number
  readonly child: readonly Category[]
}

interface TreeSource {
  readonly childrenOf: ReadonlyMap<string | null, readonly CategoryRow[]>
  readonly counts: ReadonlyMap<string, number>
}

function buildBranch(source: TreeSource, { parent_category: _parent, ...category }: CategoryRow): Category {
  const child = (source.childrenOf.get(category.name) ?? []).map((row) => buildBranch(source, row))
  const below = child.reduce((sum, { products_count }) => sum + products_count, 0)
  return { ...pickFields(category), products_count: (source.counts.get(category.name) ?? 0) + below, child }
}

function pickFields(row: Omit<CategoryRow, 'parent_category'>): Omit<CategoryRow, 'parent_category'> {
  const { name, category_name, category_image, mobile_image, full_description, route } = row
  return { name, category_name, category_image, mobile_image, full_description, route }
}

export function removeEmptyBranches(tree: readonly Category[]): readonly Category[] {
  return tree
    .filter(({ products_count }) => products_count > 0)
    .map((category) => ({ ...category, child: removeEmptyBranches(category.child) }))
}

/**
 * Categories as a tree in the order given. A category whose parent is not among them is left out with all below it:
 * its parent is hidden, and so is it.
 * @param counts how many products can be bought in each category
 */
export function buildCategoryTree(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string, number>,
): readonly Category[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_category)
  const source = { childrenOf, counts }
  return (childrenOf.get(null) ?? []).map((row) => buildBranch(source, row))
}
