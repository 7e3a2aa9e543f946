import { toDecimal } from '#meta'

interface Shown {
  readonly name: string
  readonly title: string
  readonly route: string
  readonly image: string | null
  readonly price: number
  readonly compare_at_price: number | null
  readonly business: string
}

interface Stall {
  readonly business_name: string
  readonly currency: string
}

/** A product as lists show it; amounts are decimals, for it goes over the wire. */
export interface ProductCard extends Shown, Stall {}

/** Nothing without a stall that sells it. */
export function productCard(product: Shown, stall: Stall | undefined): ProductCard | null {
  if (!stall) return null
  const { compare_at_price } = product
  return {
    ...product,
    price: toDecimal(product.price),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
    business_name: stall.business_name,
    currency: stall.currency,
  }
}
