import type { Documents } from '#framework/documents'
import { categoryTree, publishedCategoriesQuery, type CategoryBranch } from './category-tree.rules.ts'
import { Classified } from '../classified-ad/classified.doctype.ts'
import { ClassifiedCategory } from './classified-category.doctype.ts'

/** The published categories as a tree, with what stands in sight in each: two statements. */
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

/** A category that advertisements may stand in; null when there is none of this name. */
export async function findOpenCategory(documents: Documents, name: string) {
  const [found] = await documents.asSystem().find(ClassifiedCategory, {
    where: { name, published: 1, is_parent: 0 },
    fields: ['name', 'category_name', 'days_live'],
    limit: 1,
  })
  return found ?? null
}
