import { sql, type RawBuilder } from 'kysely'
import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Language } from '#framework/messages'
import { translateResponse } from '#site/translations'
import { ProductListing } from '../listing/product-listing.doctype.ts'
import { cardColumns } from '../product-index/product-index.queries.ts'
import { loadProductCards } from '../product-index/search-products.ts'
import { listRelatedProducts } from './get-related.ts'
import { presentCard, translateCard, type CardRow, type ProductCard } from './product-list.ts'

interface CardRequest {
  /** A query of rows (name text, place numeric): the wanted products and their order. */
  readonly wanted: RawBuilder<unknown>
  /** Types that `wanted` reads. */
  readonly reads?: readonly DocType[]
  readonly isInStock?: boolean
  readonly limit: number
}

interface Reader {
  readonly documents: Documents
  readonly language: Language
}

/** Returns the cards of those wanted products that are listed. One statement, and one for texts of another language. */
export async function loadListedCards(
  { documents, language }: Reader,
  { wanted, reads = [], isInStock = false, limit }: CardRequest,
): Promise<readonly ProductCard[]> {
  const rows = await documents.asSystem().statement(
    sql<CardRow>`
      select ${cardColumns} from (${wanted}) w
        join "Product Listing" l on l.name = w.name and l.is_listed = 1 and l.in_stock >= ${isInStock ? 1 : 0}
      order by w.place, l.name limit ${limit}`,
    { reads: [ProductListing, ...reads] },
  )
  return translateCards({ documents, language }, rows.map(presentCard))
}

/** Returns cards of products related to one. At most one statement, and one for texts of another language. */
export async function loadRelatedCards(
  { documents, language }: Reader,
  { product, limit }: { readonly product: string; readonly limit: number },
): Promise<readonly ProductCard[]> {
  const { cards } = await loadProductCards(documents, {
    category: null,
    choose: (state) => ({ choice: null, names: listRelatedProducts(state, product, limit) }),
  })
  return translateCards({ documents, language }, cards)
}

const translateCards = (reader: Reader, cards: readonly ProductCard[]) =>
  translateResponse(reader, (translate) => cards.map((card) => translateCard(card, translate)))
