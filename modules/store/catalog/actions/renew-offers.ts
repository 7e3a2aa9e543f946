import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { ProductOffer } from '../doctypes/product-offer.doctype.ts'

/** A product or its variants are called otherwise: what others offer of it is called so too. One statement. */
export async function renewOffers(documents: Documents, product: string): Promise<void> {
  await documents.asSystem().statement(
    sql<{ name: string }>`
      update "Product Offer" o set product_title = p.title, sku = v.sku, option_values = v.option_values
        from "Product" p join "Product Variant" v on v.parent = p.name and v.parenttype = 'Product'
        where p.name = ${product} and o.product = p.name and o.variant = v.name
        returning o.name`,
    {
      changes: (rows) => rows.map(({ name }) => ({ type: ProductOffer.name, name, kind: 'saved' as const })),
    },
  )
}
