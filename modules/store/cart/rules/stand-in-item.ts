import type { SaleItem } from '#store/catalog'
import type { CartLineDoc } from './cart-doc.ts'

/** A line of which the catalogue knows nothing any more is shown as it was called, and cannot be bought. */
export function standInItem({ variant, business, product, title, price_seen }: CartLineDoc): SaleItem {
  return {
    ...{ variant, business, product, title, route: '', variant_label: '', sku: '', image: null },
    ...{
      price: price_seen,
      compare_at_price: null,
      currency: 'INR',
      tax_class: null,
      hsn: null,
      weight_grams: 0,
    },
    ...{ cod_allowed: 1, returnable: 0, return_days: 0, is_digital: 0, tracks_stock: 1, is_sold: false },
  }
}
