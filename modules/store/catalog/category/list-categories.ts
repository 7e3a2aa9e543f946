import type { Documents } from '#framework/documents'
import { ProductCategory } from './product-category.doctype.ts'
import { queryEverything } from '../product-list/product-list.ts'
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

interface CategoryRow {
  readonly name: string
  readonly category_name: string
  readonly category_image: string | null
  readonly mobile_image: string | null
  readonly full_description: string | null
  readonly route: string
  readonly parent_category: string | null
}

/** A category as lists show it, with the products that can be bought in it and below it. */
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

/** A tree without the categories in and below which nothing can be bought. */
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
