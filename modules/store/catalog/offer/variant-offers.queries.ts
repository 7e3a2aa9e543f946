import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Business } from '#store/businesses'
import { stockSourceOn } from '../extension-points.ts'
import { Product } from '../product/product.doctype.ts'
import { rankOffers, type OfferRow } from '../product/product-page.ts'
import { formatVariantLabel } from '../product/product.rules.ts'
import { sold, stockOfOffers } from './offers.queries.ts'
import { ProductOffer } from './product-offer.doctype.ts'

/** A variant on sale with the offers of its sellers, the best first: in stock, then by price. */
export interface OfferedVariant {
  readonly product: string
  readonly title: string
  readonly route: string
  readonly variant: string
  readonly sku: string
  readonly variant_label: string
  readonly image: string | null
  readonly offers: readonly OfferRow[]
}

interface Row extends Omit<OfferedVariant, 'offers' | 'variant_label'>, OfferRow {
  readonly variant: string
  readonly option_values: string | null
}

/** Limit of offers of one request: variants times sellers. */
const MAX_OFFERS = 5000

const ofProducts = (products: readonly string[]) =>
  sql`select name from unnest(${[...products]}::text[]) one (name)`

const ofVariants = (variants: readonly string[]) =>
  sql`select distinct parent as name from "Product Variant" where name = any(${[...variants]}::text[])`

async function listOffers(
  documents: Documents,
  name: string,
  { wanted, isWanted }: { readonly wanted: RawBuilder<unknown>; readonly isWanted: RawBuilder<unknown> },
): Promise<readonly OfferedVariant[]> {
  const { registry } = documents
  const stock = stockOfOffers(registry)
  const question = prepared<Row>(
    name,
    sql`with wanted (name) as (${wanted}), ${sold}
    select s.product, p.title, p.route, s.variant, v.sku, v.option_values, coalesce(v.image, p.image) as image,
      s.business, b.business_name, b.rating as business_rating, s.is_own, s.price, s.compare_at_price,
      ${stock.available} as available, ${stock.back_order} as back_order
    from sold s join "Product" p on p.name = s.product join "Product Variant" v on v.name = s.variant
      join "Business" b on b.name = s.business ${stock.join}
    where ${isWanted} order by s.product, s.place, s.variant limit ${MAX_OFFERS}`,
  )
  const source = stockSourceOn(registry)
  const reads = [Product, ProductOffer, Business, ...(source ? [source.type] : [])]
  const rows = await documents.asSystem().statement(question, { reads })
  return [...Map.groupBy(rows, ({ variant }) => variant).values()].flatMap(offeredVariant)
}

function offeredVariant(rows: readonly Row[]): readonly OfferedVariant[] {
  const [first] = rows
  if (!first) return []
  const { product, title, route, variant, sku, option_values, image } = first
  const variant_label = formatVariantLabel(option_values)
  return [{ product, title, route, variant, sku, variant_label, image, offers: rankOffers(rows).ranked }]
}

/** Returns the variants on sale of some products, in their order. One statement. */
export function listOffersOfProducts(
  documents: Documents,
  products: readonly string[],
): Promise<readonly OfferedVariant[]> {
  const wanted = ofProducts(products)
  return listOffers(documents, 'catalog offers of products', { wanted, isWanted: sql`true` })
}

/** Returns those of some variants that are on sale. One statement. */
export function listOffersOfVariants(
  documents: Documents,
  variants: readonly string[],
): Promise<readonly OfferedVariant[]> {
  const isWanted = sql`s.variant = any(${[...variants]}::text[])`
  return listOffers(documents, 'catalog offers of variants', { wanted: ofVariants(variants), isWanted })
}
