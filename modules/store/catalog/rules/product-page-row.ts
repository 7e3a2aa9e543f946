/** What one business asks for a variant; money in minor units. */
export interface OfferRow {
  readonly variant: string
  readonly business: string
  readonly business_name: string
  readonly business_rating: number | null
  readonly is_own: boolean
  readonly price: number
  readonly compare_at_price: number | null
  /** Pieces that can be bought now; null where nobody counts them. */
  readonly available: number | null
}

interface VariantRow {
  readonly name: string
  readonly sku: string
  readonly option_values: string | null
  readonly image: string | null
  readonly weight_grams: number
}

/** A product with everything that its page shows, as the database answers it. */
export interface PageRow {
  readonly name: string
  readonly route: string
  readonly title: string
  readonly short_description: string | null
  readonly description: string | null
  readonly image: string | null
  readonly business: string
  readonly business_name: string
  readonly brand: string | null
  readonly brand_logo: string | null
  readonly trail: string | null
  readonly price: number
  readonly price_to: number
  readonly in_stock: 0 | 1
  readonly rating: number | null
  readonly reviews: number
  readonly cod_allowed: 0 | 1
  readonly returnable: 0 | 1
  readonly return_days: number
  readonly is_digital: 0 | 1
  readonly pictures: readonly { readonly image: string; readonly alt: string | null }[] | null
  readonly attributes: readonly { readonly attribute: string; readonly value: string }[] | null
  readonly variants: readonly VariantRow[] | null
  readonly offers: readonly OfferRow[] | null
}
