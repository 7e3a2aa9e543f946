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
export interface SalePair {
  readonly variant: string
  readonly business: string
}
