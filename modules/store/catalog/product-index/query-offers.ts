import { elementOrZero } from '../search/element-or-zero.ts'
import type { ProductQuery } from './product-query.ts'
import type { ProductIndex } from './product-index.ts'
import type { SellerOffer } from './seller-offers.ts'

/** What can be bought comes before what can not, then the lowest price. */
function preferOffer(left: SellerOffer, right: SellerOffer): SellerOffer {
  const isLeft = left.inStock > right.inStock || (left.inStock === right.inStock && left.price <= right.price)
  return isLeft ? left : right
}

/** Prices and stock of the products as a question means them: of the stalls that are chosen, else of whoever asks least. */
export function selectOffers({ columns, facets }: ProductIndex, { chosen }: ProductQuery) {
  const field = facets.fieldAt('seller')
  const sellers = (chosen.get('seller') ?? []).map((seller) => facets.valueAt(field, seller))
  const bestOfSellers = (product: number): SellerOffer | undefined => {
    const known = columns.sellerOffers[product]
    let best: SellerOffer | undefined
    // Asked several times of each product that a question is about: no list is made on the way.
    for (const seller of sellers) {
      const offer = known?.get(seller)
      if (offer) best = best ? preferOffer(best, offer) : offer
    }
    return best
  }
  if (sellers.length === 0)
    return {
      isFromSellers: false,
      price: (product: number) => elementOrZero(columns.prices, product),
      inStock: (product: number) => elementOrZero(columns.inStock, product),
    }
  return {
    isFromSellers: true,
    price: (product: number) => bestOfSellers(product)?.price ?? elementOrZero(columns.prices, product),
    inStock: (product: number) => bestOfSellers(product)?.inStock ?? elementOrZero(columns.inStock, product),
  }
}

export type QueryOffers = ReturnType<typeof selectOffers>
