import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { formatVariantLabel } from '../product/option-values.rules.ts'
import { ProductOffer } from './product-offer.doctype.ts'
import { Product } from '../product/product.doctype.ts'

type SaleRow = Omit<SaleItem, 'variant_label' | 'currency'> & {
  readonly option_values: string | null
}

const selectSaleItems = (keys: readonly SaleItemKey[]) =>
  prepared<SaleRow>(
    'catalog sale items',
    sql`
    select v.name as variant, w.business, p.name as product, p.route, p.title, v.option_values, v.sku,
      coalesce(v.image, p.image) as image,
      case when own.is_own then v.price else o.price end as price,
      case when own.is_own then v.compare_at_price else o.compare_at_price end as compare_at_price,
      p.tax_class, p.hsn, v.weight_grams, p.cod_allowed, p.returnable, p.return_days, p.is_digital, p.tracks_stock,
      p.state = 'live' and v.is_archived = 0 and b.state = 'live' and h.state = 'live'
        and (own.is_own or o.state = 'live') as is_sold
    from unnest(${keys.map(({ variant }) => variant)}::text[], ${keys.map(({ business }) => business)}::text[])
      with ordinality w(variant, business, place)
    join "Product Variant" v on v.name = w.variant and v.parenttype = 'Product'
    join "Product" p on p.name = v.parent
    join "Business" b on b.name = w.business
    join "Business" h on h.name = p.business
    cross join lateral (select p.business = w.business as is_own) own
    left join "Product Offer" o on o.variant = w.variant and o.business = w.business and o.product = p.name
    where own.is_own or o.name is not null
    order by w.place`,
  )

/** What is sold under these pairs, in their order; pairs under which nothing was ever sold are left out. One statement. */
export async function listSaleItems(
  documents: Documents,
  keys: readonly SaleItemKey[],
): Promise<readonly SaleItem[]> {
  if (keys.length === 0) return []
  const rows = await documents.asSystem().statement(selectSaleItems(keys), { reads: [Product, ProductOffer] })
  return rows.map(({ option_values, ...row }) => ({
    ...row,
    variant_label: formatVariantLabel(option_values),
    currency: 'INR',
  }))
}

/** A variant as one business sells it; money in minor units. */
export interface SaleItem {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly route: string
  readonly title: string
  /** What tells it from the product's other variants ('M, Red'); empty for the only one. */
  readonly variant_label: string
  readonly sku: string
  readonly image: string | null
  readonly price: number
  readonly compare_at_price: number | null
  readonly currency: 'INR'
  readonly tax_class: string | null
  readonly hsn: string | null
  readonly weight_grams: number
  readonly cod_allowed: 0 | 1
  readonly returnable: 0 | 1
  readonly return_days: number
  readonly is_digital: 0 | 1
  readonly tracks_stock: 0 | 1
  /** Live product, living variant, live business, live offer. */
  readonly is_sold: boolean
}

/** What is sold is named by this pair. */
export interface SaleItemKey {
  readonly variant: string
  readonly business: string
}
