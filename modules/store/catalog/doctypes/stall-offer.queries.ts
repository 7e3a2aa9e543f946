import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Business } from '#store/businesses'
import { stockedSourceOn } from '../extension-points.ts'
import type { StallOffer } from '../rules/stall-offer.ts'
import { ProductOffer } from './product-offer.doctype.ts'
import { Product } from './product.doctype.ts'
import { best, sold, stocked, sums } from './sold.queries.ts'

interface Asked {
  /** Names. */
  readonly products: readonly string[]
  readonly stalls: readonly string[]
}

/** What these stalls alone ask for products, one row a product that they sell. One statement. */
export function stallOffers(
  documents: Documents,
  { products, stalls }: Asked,
): Promise<readonly StallOffer[]> {
  const { registry } = documents
  const ofStalls = sql`s.business = any(${[...stalls]}::text[])`
  const query = prepared<StallOffer>(
    'catalog stall offers',
    sql`
    with wanted as materialized (select name from unnest(${[...products]}::text[]) name),
      ${sold}, ${stocked(registry, ofStalls)}, ${best}, ${sums}
    select best.product as name, best.business, b.business_name, best.business as seller, best.variant, best.price,
      sums.price_to, best.compare_at_price, sums.variants, best.in_stock::int as in_stock
    from best join sums on sums.product = best.product join "Business" b on b.name = best.business`,
  )
  const stock = stockedSourceOn(registry)
  const reads = [Product, ProductOffer, Business, ...(stock ? [stock.type] : [])]
  return documents.asSystem().statement(query, { reads })
}
