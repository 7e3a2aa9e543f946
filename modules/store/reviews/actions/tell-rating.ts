import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { markListing } from '#store/catalog'
import { ProductRating } from '../doctypes/product-rating.doctype.ts'

/** What buyers think of a product changed: its page, the lists and the search hear of it. */
export async function tellRating(documents: Documents, product: string): Promise<void> {
  const changed = sql<{ name: string }>`select name from "Product Rating" where name = ${product}`
  await documents.asSystem().statement(changed, {
    changes: (rows) => rows.map(({ name }) => ({ type: ProductRating.name, name, kind: 'saved' as const })),
  })
  await markListing(documents, [product])
}
