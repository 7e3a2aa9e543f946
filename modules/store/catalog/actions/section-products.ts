import type { Documents } from '#framework/documents'
import type { ProductCard } from '../rules/product-card.ts'
import { askShelf } from './ask-shelf.ts'

interface Wanted {
  /** Route of a category; what stands below it counts too. */
  readonly category: string | null
  readonly business: string | null
  readonly limit: number
}

/** Cards for a section of a page, in the order of the shop. */
export async function sectionProducts(
  documents: Documents,
  { category, business, limit }: Wanted,
): Promise<readonly ProductCard[]> {
  const chosen = new Map(business === null ? [] : [['seller', [business]]])
  const question = { category, chosen, priceMin: null, priceMax: null, inStock: false, search: null }
  const { cards } = await askShelf(documents, question, { sort: 'position', start: 0, limit })
  return cards
}
