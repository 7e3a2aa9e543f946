import type { Documents } from '#framework/documents'
import type { ProductCard } from '../rules/product-card.ts'
import { everythingOf } from '../rules/shelf/question.ts'
import { askShelf } from './ask-shelf.ts'

interface Wanted {
  /** Route of a category; what stands below it counts too. */
  readonly category: string | null
  /** Whose things the page's editor wants. */
  readonly business: string | null
  /** The store that a person chose. */
  readonly store: string | null
  readonly limit: number
}

/** Cards for a section of a page, in the order of the shop. */
export async function sectionProducts(
  documents: Documents,
  { category, business, store, limit }: Wanted,
): Promise<readonly ProductCard[]> {
  if (business !== null && store !== null && business !== store) return []
  const question = { ...everythingOf(business ?? store), category }
  const { cards } = await askShelf(documents, question, { sort: 'position', start: 0, limit })
  return cards
}
