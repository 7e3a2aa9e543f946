import type { Documents } from '#framework/documents'
import type { TranslateText } from '#meta'
import { Classified } from '../classified-ad/classified.doctype.ts'
import { ClassifiedCategory } from './classified-category.doctype.ts'

interface CategoryRow {
  readonly name: string
  readonly category_name: string
  readonly parent_category: string | null
  readonly is_parent: 0 | 1
}

export const publishedCategoriesQuery = {
  where: { published: 1 },
  fields: ['name', 'category_name', 'parent_category', 'is_parent'],
  order_by: 'display_order asc, name asc',
} as const

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

export function categoryTree(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string, number>,
): readonly CategoryBranch[] {
  const categoryIndex = { childrenOf: Map.groupBy(rows, (row) => row.parent_category), counts }
  return (categoryIndex.childrenOf.get(null) ?? []).map((row) => buildBranch(categoryIndex, row))
}

export const translateTree = (
  tree: readonly CategoryBranch[],
  translate: TranslateText,
): readonly CategoryBranch[] =>
  tree.map((branch) => ({
    ...branch,
    category_name: translate(branch.category_name),
    below: translateTree(branch.below, translate),
  }))

function listBranchNames({ name, below }: CategoryBranch): readonly string[] {
  return [name, ...below.flatMap(listBranchNames)]
}

export function listNamesBelow(tree: readonly CategoryBranch[], name: string | null): readonly string[] {
  if (name === null) return tree.flatMap(listBranchNames)
  return tree.flatMap((one) => (one.name === name ? listBranchNames(one) : listNamesBelow(one.below, name)))
}

/** Returns the published categories as a tree with counts of visible advertisements. Two statements. */
export async function getCategoryTree(documents: Documents): Promise<readonly CategoryBranch[]> {
  const system = documents.asSystem()
  const [categories, counts] = await Promise.all([
    system.find(ClassifiedCategory, publishedCategoriesQuery),
    system.countBy(Classified, 'category', {
      ...{ state: 'live', is_hidden: 0 },
      expires_on: ['>=', documents.today],
    }),
  ])
  return categoryTree(categories, counts)
}

/** Returns a category that accepts advertisements; null for an unknown one. */
export async function findOpenCategory(documents: Documents, name: string) {
  const [found] = await documents.asSystem().find(ClassifiedCategory, {
    where: { name, published: 1, is_parent: 0 },
    fields: ['name', 'category_name', 'days_live'],
    limit: 1,
  })
  return found ?? null
}
