import type { Documents } from '#framework/documents'
import { ProductCategory } from '../doctypes/product-category.doctype.ts'
import { categoryTree, filledBranches, type Category } from '../rules/category-tree.ts'
import { everythingOf } from '../rules/shelf/question.ts'
import { showFromShelf } from './ask-shelf.ts'

interface CategoryQuestion {
  /** Without it every count is 0, and a statement is saved. */
  readonly isCounted: boolean
  /** Counts what this business sells alone, and leaves out where that is nothing. */
  readonly business: string | null
}

/** The published categories as a tree, with the products that can be bought in and below each. */
export async function readCategories(
  documents: Documents,
  { isCounted, business }: CategoryQuestion,
): Promise<readonly Category[]> {
  const [categories, counts] = await Promise.all([
    documents
      .asSystem()
      .find(ProductCategory, { where: { published: 1 }, order_by: 'display_order asc, name asc' }),
    isCounted ? countProducts(documents, business) : new Map<string, number>(),
  ])
  const tree = categoryTree(categories, counts)
  return isCounted && business !== null ? filledBranches(tree) : tree
}

/** Counted where lists are made: a category says how much its own list shows. */
async function countProducts(
  documents: Documents,
  business: string | null,
): Promise<ReadonlyMap<string, number>> {
  const { choice } = await showFromShelf(documents, {
    category: null,
    choose: ({ shelf, answers, synonyms }) => ({
      choice: answers.answer(shelf, everythingOf(business), synonyms).inCategories(),
      names: [],
    }),
  })
  return choice
}
