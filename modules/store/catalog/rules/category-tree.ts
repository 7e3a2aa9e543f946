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

interface Shelf {
  readonly childrenOf: ReadonlyMap<string | null, readonly CategoryRow[]>
  readonly counts: ReadonlyMap<string, number>
}

function countsOf(categories: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}

function branch(shelf: Shelf, { parent_category: _parent, ...category }: CategoryRow): Category {
  const child = (shelf.childrenOf.get(category.name) ?? []).map((row) => branch(shelf, row))
  const below = child.reduce((sum, { products_count }) => sum + products_count, 0)
  return { ...pick(category), products_count: (shelf.counts.get(category.name) ?? 0) + below, child }
}

function pick(row: Omit<CategoryRow, 'parent_category'>): Omit<CategoryRow, 'parent_category'> {
  const { name, category_name, category_image, mobile_image, full_description, route } = row
  return { name, category_name, category_image, mobile_image, full_description, route }
}

/**
 * Categories as a tree in the order given. A category whose parent is not among them is left out with all below it:
 * its parent is hidden, and so is it.
 * @param products the category of each product that can be bought
 */
export function categoryTree(rows: readonly CategoryRow[], products: readonly string[]): readonly Category[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_category)
  const shelf = { childrenOf, counts: countsOf(products) }
  return (childrenOf.get(null) ?? []).map((row) => branch(shelf, row))
}
