interface CategoryRow {
  readonly name: string
  readonly category_name: string
  readonly parent_category: string | null
  readonly is_parent: 0 | 1
}

/** What is asked of a type of categories to make a tree of them. */
export const publishedCategoriesQuery = {
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

interface CategoryIndex {
  readonly childrenOf: ReadonlyMap<string | null, readonly CategoryRow[]>
  readonly counts: ReadonlyMap<string, number>
}

function buildBranch(
  categoryIndex: CategoryIndex,
  { name, category_name, is_parent }: CategoryRow,
): CategoryBranch {
  const below = (categoryIndex.childrenOf.get(name) ?? []).map((row) => buildBranch(categoryIndex, row))
  const own = categoryIndex.counts.get(name) ?? 0
  return { name, category_name, is_parent, count: below.reduce((sum, { count }) => sum + count, own), below }
}

/** Categories as a tree in the order given; what stands below a hidden one is hidden with it. */
export function categoryTree(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string, number>,
): readonly CategoryBranch[] {
  const categoryIndex = { childrenOf: Map.groupBy(rows, (row) => row.parent_category), counts }
  return (categoryIndex.childrenOf.get(null) ?? []).map((row) => buildBranch(categoryIndex, row))
}

function listBranchNames({ name, below }: CategoryBranch): readonly string[] {
  return [name, ...below.flatMap(listBranchNames)]
}

/** The names of a category of the tree and of all below it; none when it is not in the tree. All of them for null. */
export function listNamesBelow(tree: readonly CategoryBranch[], name: string | null): readonly string[] {
  if (name === null) return tree.flatMap(listBranchNames)
  return tree.flatMap((one) => (one.name === name ? listBranchNames(one) : listNamesBelow(one.below, name)))
}
