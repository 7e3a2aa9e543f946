interface CategoryRow {
  readonly name: string
  readonly category_name: string
  readonly parent_category: string | null
  readonly is_parent: 0 | 1
}

/** What is asked of a type of categories to make a tree of them. */
export const shownCategories = {
  where: { published: 1 },
  fields: ['name', 'category_name', 'parent_category', 'is_parent'],
  order_by: 'display_order asc, name asc',
} as const

/** A category as a page shows it, with how much stands in it and below it. */
export interface CategoryBranch {
  readonly name: string
  readonly category_name: string
  readonly is_parent: 0 | 1
  readonly count: number
  readonly below: readonly CategoryBranch[]
}

interface Shelf {
  readonly childrenOf: ReadonlyMap<string | null, readonly CategoryRow[]>
  readonly counts: ReadonlyMap<string, number>
}

function branch(shelf: Shelf, { name, category_name, is_parent }: CategoryRow): CategoryBranch {
  const below = (shelf.childrenOf.get(name) ?? []).map((row) => branch(shelf, row))
  const own = shelf.counts.get(name) ?? 0
  return { name, category_name, is_parent, count: below.reduce((sum, { count }) => sum + count, own), below }
}

/** Categories as a tree in the order given; what stands below a hidden one is hidden with it. */
export function categoryTree(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string, number>,
): readonly CategoryBranch[] {
  const shelf = { childrenOf: Map.groupBy(rows, (row) => row.parent_category), counts }
  return (shelf.childrenOf.get(null) ?? []).map((row) => branch(shelf, row))
}

function namesOf({ name, below }: CategoryBranch): readonly string[] {
  return [name, ...below.flatMap(namesOf)]
}

/** The names of a category of the tree and of all below it; none when it is not in the tree. All of them for null. */
export function namesBelow(tree: readonly CategoryBranch[], name: string | null): readonly string[] {
  if (name === null) return tree.flatMap(namesOf)
  return tree.flatMap((one) => (one.name === name ? namesOf(one) : namesBelow(one.below, name)))
}
