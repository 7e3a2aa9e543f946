import { toDecimal } from '#meta'

/** A listed product as it is stored; money in minor units. */
export interface CardRow {
  readonly name: string
  readonly title: string
  readonly route: string
  readonly image: string | null
  readonly price: number
  readonly price_to: number
  readonly compare_at_price: number | null
  /** Whose price is shown: the product's own business, or another that offers it for less. */
  readonly business: string
  readonly business_name: string
  readonly brand: string | null
  readonly variant: string
  readonly seller: string
  readonly variants: number
  readonly in_stock: 0 | 1
  readonly rating: number | null
  readonly reviews: number
}

/** A product as lists show it; amounts are decimals, for it goes over the wire. */
export interface ProductCard extends CardRow {
  /** The lowest price; `price_to` is the highest: where they differ, a card says "from". */
  readonly price: number
  readonly currency: 'INR'
}

/** Of the row, what a card shows and no more. */
export function presentCard(row: CardRow): ProductCard {
  const { name, title, route, image, business, business_name, brand } = row
  const { variant, seller, variants, in_stock, rating, reviews, compare_at_price } = row
  return {
    ...{ name, title, route, image, business, business_name, brand },
    ...{ variant, seller, variants, in_stock, rating, reviews },
    price: toDecimal(row.price),
    price_to: toDecimal(row.price_to),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
    currency: 'INR',
  }
}
