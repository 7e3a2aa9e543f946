import { toDecimal } from '#meta'
import type { CardRow, ProductCard } from './product-card.ts'

type OfStall = 'business' | 'business_name' | 'seller' | 'variant' | 'variants' | 'in_stock'
type Money = 'price' | 'price_to' | 'compare_at_price'

/** What a stall asks for a product; money in minor units. */
export type StallOffer = Pick<CardRow, 'name' | OfStall | Money>

/** A card as a stall sells it, whoever else sells the product and for less; amounts become decimals. */
export function asStallSells(card: ProductCard, offer: StallOffer): ProductCard {
  const { price, price_to, compare_at_price } = offer
  return {
    ...card,
    ...offer,
    price: toDecimal(price),
    price_to: toDecimal(price_to),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
  }
}
