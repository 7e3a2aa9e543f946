import { hooks } from '#framework/documents'
import type { Documents } from '#framework/documents'
import { catalogErrors } from '../errors.ts'
import { ProductCategory } from './product-category.doctype.ts'

const DEEPEST = 6

export const productCategoryHooks = hooks(ProductCategory, {
  async beforeSave({ document, documents }) {
    await refuseCircle(documents, document.name, document.parent_category)
    return {}
  },
})

/** A category may not hang below itself, and a tree has a bound. */
async function refuseCircle(documents: Documents, name: string, parent: string | null): Promise<void> {
  if (parent === null) return
  const categories = await documents.asSystem().find(ProductCategory, { fields: ['name', 'parent_category'] })
  const parents = new Map(categories.map((category) => [category.name, category.parent_category]))
  let above: string | null = parent
  for (let depth = 1; above !== null; depth += 1) {
    if (above === name) throw catalogErrors.category_below_itself()
    if (depth >= DEEPEST) throw catalogErrors.category_too_deep(DEEPEST)
    above = parents.get(above) ?? null
  }
}
